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

/** An afternoon in Toronto some weeks after the day on which the clock of tests stands. */
export const afternoon = Date.parse('2026-07-04T14:00-04:00') / 1000;

/** The shop with a host in it who checks out, at the foot of the tower in the afternoon unless something else is said. */
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

/** Where a checkout sends its host; anything but a success fails the test. */
export function sessionIn(reply: Reply): CheckoutSession {
  assert.equal(reply.statusCode, 200, reply.body);
  return checkoutSession.parse(reply.json().payload.items);
}
