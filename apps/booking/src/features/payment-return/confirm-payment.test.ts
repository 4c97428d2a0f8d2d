import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { confirmPayment } from './confirm-payment.ts';

const order = { eventId: 3, orderItemGroupId: 4 };
const paid = { ok: true, value: { eventId: 3, orderId: 4, isNewBooking: '1', total: 137.63 } };
const refused = (code: ErrorCode) => ({ ok: false, failure: { code, message: '', details: [] } });

/** Runs the thunk against a server that gives these answers in turn, and then repeats the last one. */
function confirmWith(answers: readonly unknown[]) {
  let asked = 0;
  const call = async () => answers[Math.min(asked++, answers.length - 1)];
  const leaving = new AbortController();
  const run = confirmPayment(order, leaving.signal);
  const confirmed: Promise<unknown> = Reflect.apply(run, undefined, [jest.fn(), undefined, { call }]);
  return { confirmed, leaving, asked: () => asked };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('[H-R03] asks every two seconds about a payment that is still being processed', async () => {
  const { confirmed, asked } = confirmWith([refused('payment_not_made'), refused('payment_not_made'), paid]);
  await jest.advanceTimersByTimeAsync(1999);
  expect(asked()).toBe(1);
  await jest.advanceTimersByTimeAsync(2001);
  expect(await confirmed).toEqual(paid);
  expect(asked()).toBe(3);
});

test('[H-R03] returns the last answer after a minute', async () => {
  const { confirmed, asked } = confirmWith([refused('payment_not_made')]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await confirmed).toEqual(refused('payment_not_made'));
  expect(asked()).toBe(31);
});

test('[H-R03] asks again after a fault on the way', async () => {
  const { confirmed } = confirmWith([refused('internal_server_error'), paid]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await confirmed).toEqual(paid);
});

test('[H-R07] returns a final refusal without asking again', async () => {
  const { confirmed, asked } = confirmWith([refused('event_already_booked'), paid]);
  expect(await confirmed).toEqual(refused('event_already_booked'));
  expect(asked()).toBe(1);
});

test('[H-R03] stops asking when the page is left', async () => {
  const { leaving, asked } = confirmWith([refused('payment_not_made')]);
  await jest.advanceTimersByTimeAsync(100);
  leaving.abort();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(asked()).toBeLessThanOrEqual(2);
});
