import type { Stripe } from 'stripe';
import type { Desk } from './desk.ts';
import { idOf } from './objects/id-of.ts';
import { expiredSession } from './objects/session-object.ts';

/** What changes by itself as time goes by: open sessions end, refunds that were under way arrive or come back. */
export async function settleDue(desk: Desk): Promise<void> {
  for (const { id, kind } of await desk.account.lockDue(desk.nowSeconds)) {
    if (kind === 'checkout.session') await expireSession(desk, id);
    if (kind === 'refund') await settleRefund(desk, id);
  }
}

async function expireSession(desk: Desk, id: string): Promise<void> {
  const session = await desk.objects.find('checkout.session', id);
  if (session === undefined) return;
  const expired = expiredSession(session);
  await desk.objects.change(expired);
  await desk.emit('checkout.session.expired', expired);
}

async function settleRefund(desk: Desk, id: string): Promise<void> {
  const refund = await desk.objects.find('refund', id);
  if (refund === undefined) return;
  const settled = refund.status === 'pending' ? { ...refund, status: 'succeeded' } : failedRefund(refund);
  await desk.objects.change(settled);
  if (settled.status === 'failed') await giveBack(desk, settled);
  await desk.emit('refund.updated', settled);
  if (settled.status === 'failed') await desk.emit('refund.failed', settled);
}

const failedRefund = (refund: Stripe.Refund): Stripe.Refund => ({
  ...refund,
  status: 'failed',
  failure_reason: 'expired_or_canceled_card',
});

/** What the bank has sent back can be refunded again. */
async function giveBack(desk: Desk, { charge: chargeId, amount }: Stripe.Refund): Promise<void> {
  const charge = await desk.objects.find('charge', idOf(chargeId), { lock: true });
  if (charge === undefined) return;
  await desk.objects.change({ ...charge, amount_refunded: charge.amount_refunded - amount, refunded: false });
}
