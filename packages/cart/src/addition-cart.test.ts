import { cents } from '@repo/domain/money/cents';
import { storedCart } from './stored-cart.ts';
import { addRecapToCart, addToCart, additionsInCart, otherEventInCart } from './addition-cart.ts';
import type { AdditionLine, BookedEvent } from './addition-cart.ts';
import { readDashboardRequest } from './dashboard-request.ts';

const eventOf = (eventId: number): BookedEvent => ({
  eventId,
  orderId: eventId + 100,
  eventName: 'Reunion',
  eventDate: null,
  startsAtSeconds: null,
  durationHours: 2,
});
const extension = {
  kind: 'extension',
  providerId: 4,
  name: 'Maya Chen',
  extraHours: 1,
  startsAtSeconds: 1_900_000_000,
} as const satisfies AdditionLine;
const tip: AdditionLine = { kind: 'tip', providerId: 4, name: 'Maya Chen', tipCents: cents(500) };
const marker = () => localStorage.getItem('bookingFlow');

beforeEach(() => localStorage.clear());

test('[K-R06] [A-66] merges what is chosen on several pages of an event, and sets the marker', () => {
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

test('[A-66] replaces an addition to another event', () => {
  addToCart(eventOf(1), [extension]);
  addRecapToCart(eventOf(1));
  addToCart(eventOf(2), [tip]);
  expect(marker()).toBe('tip');
  expect(additionsInCart(1).lines).toEqual([]);
  expect(additionsInCart(2).lines).toEqual([tip]);
  expect(readDashboardRequest().recapEventId).toBe(0);
});

test('[A-66] names the other event whose additions the next one replaces', () => {
  expect(otherEventInCart(2)).toBeUndefined();
  addToCart(eventOf(1), [extension]);
  expect(otherEventInCart(1)).toBeUndefined();
  expect(otherEventInCart(2)).toBe('Reunion');
  const emptied = { kind: 'addition', eventId: 1, eventName: 'Reunion', lines: [] };
  localStorage.setItem('savedCart', JSON.stringify({ cart: emptied }));
  expect(otherEventInCart(2)).toBeUndefined();
  addRecapToCart(eventOf(1));
  expect(otherEventInCart(2)).toBe('Reunion');
});

test('[K-R06] [I-R06] an addition takes the place of the cart of a draft', () => {
  const draft = { kind: 'draft', eventId: 12, lines: [{}] };
  for (const add of [() => addToCart(eventOf(1), [tip]), () => addRecapToCart(eventOf(1))]) {
    localStorage.setItem('savedCart', JSON.stringify({ cart: draft }));
    localStorage.setItem('isDraftEventCart', '12');
    add();
    expect(storedCart.path()).toBe('/event_booking?step=cart');
    expect(localStorage.getItem('isDraftEventCart')).toBeNull();
  }
});

test('[E-R12] stores a recap by the ids of its event and order, and keeps the tip', () => {
  addToCart(eventOf(1), [tip]);
  addRecapToCart(eventOf(1));
  expect(readDashboardRequest()).toEqual({ marker: 'recap', recapEventId: 1, recapOrderId: 101 });
  expect(additionsInCart(1).lines).toEqual([tip]);
});

test('[A-R16] counts the recap of a new booking only in its own cart', () => {
  localStorage.setItem('reel', JSON.stringify({ isSubmitted: true, isWithLogo: true }));
  localStorage.setItem('selectedProviders', JSON.stringify({ providers: [{}, {}] }));
  expect(storedCart.count()).toBe(3);
  addToCart(eventOf(1), [tip]);
  expect(storedCart.count()).toBe(1);
  // The brief belongs to another event, so this one asks for its own.
  addRecapToCart(eventOf(1));
  expect(storedCart.count()).toBe(1);
  localStorage.setItem('reel', JSON.stringify({ isSubmitted: true, isWithLogo: true }));
  addRecapToCart(eventOf(1));
  expect(storedCart.count()).toBe(2);
});

test('[A-R16] counts the lines of a draft and links to it while its cart is the current one', () => {
  localStorage.setItem('selectedProviders', JSON.stringify({ providers: [{}, {}, {}] }));
  localStorage.setItem('savedCart', JSON.stringify({ cart: { kind: 'draft', eventId: 12, lines: [{}] } }));
  localStorage.setItem('isDraftEventCart', '12');
  expect(storedCart.count()).toBe(1);
  expect(storedCart.path()).toBe('/event_booking/5/12');
  localStorage.removeItem('isDraftEventCart');
  expect(storedCart.count()).toBe(3);
  expect(storedCart.path()).toBe('/event_booking?step=cart');
});

test('[A-66] an emptied cart and a skipped recap request nothing', () => {
  addToCart(eventOf(1), [tip]);
  localStorage.setItem('savedCart', JSON.stringify({ cart: { kind: 'addition', eventId: 1, lines: [] } }));
  expect(readDashboardRequest().marker).toBeNull();
  addRecapToCart(eventOf(1));
  localStorage.setItem('reel', JSON.stringify({ isSubmitted: false, isAnswered: true }));
  expect(readDashboardRequest().marker).toBeNull();
  addRecapToCart(eventOf(1));
  expect(readDashboardRequest().marker).toBe('recap');
});

test('[A-97] keeps the other lines if one cannot be read', () => {
  addToCart(eventOf(1), [tip, extension]);
  const { cart } = JSON.parse(localStorage.getItem('savedCart') ?? '');
  const lines = [{ kind: 'tip', providerId: 4 }, ...cart.lines];
  localStorage.setItem('savedCart', JSON.stringify({ cart: { ...cart, lines } }));
  expect(additionsInCart(1).lines).toEqual([tip, extension]);
});

test('[A-97] reads extra time that was stored without its start', () => {
  const { startsAtSeconds: _, ...older } = extension;
  localStorage.setItem(
    'savedCart',
    JSON.stringify({ cart: { kind: 'addition', eventId: 1, lines: [older] } }),
  );
  expect(additionsInCart(1).lines).toEqual([{ ...extension, startsAtSeconds: null }]);
});

test('treats an invalid cart as empty', () => {
  for (const cart of [
    '{',
    '{"cart":7}',
    '{"cart":{"kind":"addition","eventId":1,"lines":[{"kind":"tip"}]}}',
  ]) {
    localStorage.setItem('savedCart', cart);
    expect(additionsInCart(1)).toEqual({ lines: [], unpaidOrderId: null });
  }
});
