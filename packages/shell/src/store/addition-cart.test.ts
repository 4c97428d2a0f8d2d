import { cents } from '@repo/domain/money/cents';
import { storedCart } from '../header/stored-cart.ts';
import { addRecapToCart, addToCart, additionsInCart, askedByDashboard } from './addition-cart.ts';
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
  expect(askedByDashboard().recapEventId).toBe(0);
});

test('[E-R12] a recap is known by the ids of its event and order, and goes with the tip that is there', () => {
  addToCart(eventOf(1), [tip]);
  addRecapToCart(eventOf(1));
  expect(askedByDashboard()).toEqual({ marker: 'recap', recapEventId: 1, recapOrderId: 101 });
  expect(additionsInCart(1).lines).toEqual([tip]);
});

test('[A-R16] the recap of a booking that was begun is counted only where it would be bought', () => {
  localStorage.setItem('reel', JSON.stringify({ isSubmitted: true, isWithLogo: true }));
  localStorage.setItem('selectedProviders', JSON.stringify({ providers: [{}, {}] }));
  expect(storedCart.count()).toBe(3);
  addToCart(eventOf(1), [tip]);
  expect(storedCart.count()).toBe(1);
  // Its brief is not for that event: a recap of its own is asked for.
  addRecapToCart(eventOf(1));
  expect(storedCart.count()).toBe(1);
  localStorage.setItem('reel', JSON.stringify({ isSubmitted: true, isWithLogo: true }));
  addRecapToCart(eventOf(1));
  expect(storedCart.count()).toBe(2);
});

test('[A-R16] while the cart of a draft is the one that is led to, its lines are counted', () => {
  localStorage.setItem('selectedProviders', JSON.stringify({ providers: [{}, {}, {}] }));
  localStorage.setItem('savedCart', JSON.stringify({ cart: { kind: 'draft', eventId: 12, lines: [{}] } }));
  localStorage.setItem('isDraftEventCart', '12');
  expect(storedCart.count()).toBe(1);
  localStorage.removeItem('isDraftEventCart');
  expect(storedCart.count()).toBe(3);
});

test('[A-66] a cart that was emptied, and a recap that was skipped, ask for nothing any more', () => {
  addToCart(eventOf(1), [tip]);
  localStorage.setItem('savedCart', JSON.stringify({ cart: { kind: 'addition', eventId: 1, lines: [] } }));
  expect(askedByDashboard().marker).toBeNull();
  addRecapToCart(eventOf(1));
  localStorage.setItem('reel', JSON.stringify({ isSubmitted: false, isAnswered: true }));
  expect(askedByDashboard().marker).toBeNull();
  addRecapToCart(eventOf(1));
  expect(askedByDashboard().marker).toBe('recap');
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
