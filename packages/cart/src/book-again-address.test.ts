import { bookAgainParameter, bookAgainPath } from './book-again-address.ts';

test('the address of a booking names the event that is booked again', () => {
  expect(new URL(bookAgainPath(7), location.origin).searchParams.get(bookAgainParameter)).toBe('7');
});
