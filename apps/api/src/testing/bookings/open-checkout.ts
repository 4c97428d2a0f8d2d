import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { checkoutSession, createCheckoutSession } from '@repo/contracts/checkout/pay';
import type { CheckoutSession } from '@repo/contracts/checkout/pay';
import type { AppDeps } from '../../bind-modules.ts';
import { signIn } from '../actors.ts';
import type { TestActor } from '../actors.ts';
import { call } from '../calls.ts';
import { openTestShop } from '../test-shop.ts';
import { sentBooking } from './sent-booking.ts';

type Reply = Awaited<ReturnType<typeof call>>;
type Booking = Omit<Parameters<typeof sentBooking>[0], 'hostId' | 'startsAtSeconds'> & {
  readonly startsAtSeconds?: number;
};

/** An afternoon in Toronto three weeks after the day of the tests' clock. */
export const afternoon = Date.parse('2026-07-04T14:00-04:00') / 1000;

/** Opens the shop with a host who checks out bookings, by default that afternoon in central Toronto. */
export async function openCheckout(t: TestContext, changes: Partial<AppDeps> = {}) {
  const shop = await openTestShop(t, changes);
  const host = await signIn(shop, 'host');
  const checkOut = (sent: object, { headers }: Pick<TestActor, 'headers'> = host): Promise<Reply> =>
    call(shop, 'POST', createCheckoutSession.path, sent, { headers });
  return {
    ...shop,
    host,
    checkOut,
    book: (booking: Booking, as: TestActor = host): Promise<Reply> =>
      checkOut(sentBooking({ startsAtSeconds: afternoon, ...booking, hostId: as.accountId }), as),
  };
}

/** Returns the session of a successful checkout, and fails the test for any other reply. */
export function sessionIn(reply: Reply): CheckoutSession {
  assert.equal(reply.statusCode, 200, reply.body);
  return checkoutSession.parse(reply.json().payload.items);
}
