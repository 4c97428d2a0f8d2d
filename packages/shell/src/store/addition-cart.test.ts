import { cents } from '@repo/domain/money/cents';
import { storedCart } from '../header/stored-cart.ts';
import { addRecapToCart, addToCart, additionsInCart, recapEventId, recapOrderId } from './addition-cart.ts';
import type { AdditionLine, BookedEvent } from './addition-cart.ts';

const eventOf = (eventId: number): BookedEvent => ({
  eventId,
  orderId: eventId + 100,
  eventName: 'Reunion',
  eventDate: null,
  startsAtSeconds: null,
  durationHours: 2,
});
const extension: AdditionLine = { kind: 'extension', providerId: 4, name: 'Maya Chen', extraHours: 1 };
const tip: AdditionLine = { kind: 'tip', providerId: 4, name: 'Maya Chen', tipCents: cents(500) };
const marker = () => localStorage.getItem('bookingFlow');

beforeEach(() => localStorage.clear());

test('[K-R06] [A-66] what is chosen on several pages of an event comes together, and the marker says what it is', () => {
  addToCart(eventOf(1), [extension]);
  expect(marker()).toBe('extend');
  addToCart(eventOf(1), [tip]);
  expect(marker()).toBe('extendTip');
  addToCart(eventOf(1), [{ ...extension, extraHours: 3 }]);
  expect(additionsInCart(1).lines).toEqual([tip, { ...extension, extraHours: 3 }]);
  expect(storedCart.count()).toBe(2);
  addToCart(eventOf(1), []);
  expect(storedCart.count()).toBe(2);
});

test('[A-66] what is for another event gives way', () => {
  addToCart(eventOf(1), [extension]);
  addRecapToCart(eventOf(1));
  addToCart(eventOf(2), [tip]);
  expect(marker()).toBe('tip');
  expect(additionsInCart(1).lines).toEqual([]);
  expect(additionsInCart(2).lines).toEqual([tip]);
  expect(recapEventId()).toBe(0);
});

test('[E-R12] a recap is known by the ids of its event and order, and goes with the tip that is there', () => {
  addToCart(eventOf(1), [tip]);
  addRecapToCart(eventOf(1));
  expect([marker(), recapEventId(), recapOrderId()]).toEqual(['recap', 1, 101]);
  expect(additionsInCart(1).lines).toEqual([tip]);
});

test('[A-R16] the recap of a booking that was begun is counted only where it would be bought', () => {
  localStorage.setItem('reel', JSON.stringify({ isSubmitted: true, isWithLogo: true }));
  localStorage.setItem('selectedProviders', JSON.stringify({ providers: [{}, {}] }));
  expect(storedCart.count()).toBe(3);
  addToCart(eventOf(1), [tip]);
  expect(storedCart.count()).toBe(1);
  addRecapToCart(eventOf(1));
  expect(storedCart.count()).toBe(2);
});

test('a cart that was edited by hand holds nothing', () => {
  for (const cart of [
    '{',
    '{"cart":7}',
    '{"cart":{"kind":"addition","eventId":1,"lines":[{"kind":"tip"}]}}',
  ]) {
    localStorage.setItem('savedCart', cart);
    expect(additionsInCart(1)).toEqual({ lines: [], unpaidOrderId: null });
  }
});
