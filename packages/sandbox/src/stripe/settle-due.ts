import type { Stripe } from 'stripe';
import type { OperationContext } from './operation-context.ts';
import { idOf } from './objects/id-of.ts';
import { expiredSession } from './objects/session-object.ts';

/** Applies changes over time: expires open sessions, completes or fails pending refunds. */
export async function settleDue(context: OperationContext): Promise<void> {
  for (const { id, kind } of await context.account.lockDue(context.nowSeconds)) {
    if (kind === 'checkout.session') await expireSession(context, id);
    if (kind === 'refund') await settleRefund(context, id);
  }
}

async function expireSession(context: OperationContext, id: string): Promise<void> {
  const session = await context.objects.find('checkout.session', id);
  if (session === undefined) return;
  const expired = expiredSession(session);
  await context.objects.change(expired);
  await context.emit('checkout.session.expired', expired);
}

async function settleRefund(context: OperationContext, id: string): Promise<void> {
  const refund = await context.objects.find('refund', id);
  if (refund === undefined) return;
  const settled = refund.status === 'pending' ? { ...refund, status: 'succeeded' } : failedRefund(refund);
  await context.objects.change(settled);
  if (settled.status === 'failed') await restoreRefundableAmount(context, settled);
  await context.emit('refund.updated', settled);
  if (settled.status === 'failed') await context.emit('refund.failed', settled);
}

const failedRefund = (refund: Stripe.Refund): Stripe.Refund => ({
  ...refund,
  status: 'failed',
  failure_reason: 'expired_or_canceled_card',
});

/** Makes an amount refundable again after the bank returned it. */
async function restoreRefundableAmount(
  context: OperationContext,
  { charge: chargeId, amount }: Stripe.Refund,
): Promise<void> {
  const charge = await context.objects.find('charge', idOf(chargeId), { lock: true });
  if (charge === undefined) return;
  await context.objects.change({
    ...charge,
    amount_refunded: charge.amount_refunded - amount,
    refunded: false,
  });
}
