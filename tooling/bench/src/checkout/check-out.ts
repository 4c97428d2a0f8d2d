import { createCheckoutSession } from '@repo/contracts/checkout/pay';
import { sentBooking } from '../../../../apps/api/src/testing/bookings/sent-booking.ts';
import type { CheckoutWorld, Slot } from './checkout-world.ts';

/** Returns whether the slot was still available; throws on any other failure. */
export async function checkOut(
  { address }: Pick<CheckoutWorld, 'address'>,
  { host, providerId, startsAtSeconds }: Slot,
): Promise<boolean> {
  const reply = await fetch(`${address}${createCheckoutSession.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${host.token}` },
    body: JSON.stringify(sentBooking({ hostId: host.accountId, providerIds: [providerId], startsAtSeconds })),
  });
  const body = await reply.text();
  if (reply.status !== 200 && reply.status !== 409) throw new Error(`${reply.status} ${body}`);
  return reply.status === 200;
}
