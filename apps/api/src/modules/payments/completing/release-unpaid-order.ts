import type { Database } from '../../../database/schema.ts';
import { releaseSlots } from '../../calendar/calendar.module.ts';
import type { HeldSlot } from '../../calendar/calendar.module.ts';
import { moveLines, ordersIn } from '../../orders/orders.module.ts';
import type { LineRecord, WholeOrder } from '../../orders/orders.module.ts';
import { returnPromoCode } from '../../promo-codes/promo-codes.module.ts';

/**
 * Ends an open order and frees its slots and its promo code. Does nothing for an order in another state. The caller has
 * locked event and order, and the providers of this order where it locks providers, and has closed the payment session.
 */
export async function releaseUnpaidOrder(
  transaction: Database,
  whole: WholeOrder,
  state: 'expired' | 'replaced',
  now: Date,
): Promise<void> {
  const { order, payment } = whole;
  if (order.state !== 'open') return;
  await releaseHolds(transaction, whole, state === 'expired' ? 'expire' : 'cancel', now);
  await ordersIn(transaction).change(order.id, { state });
  if (payment !== null) await ordersIn(transaction).changePayment(order.id, { state: 'ended' });
}

/** Frees the slots and the promo code of an open order, and moves its lines. */
export async function releaseHolds(
  transaction: Database,
  { order, lines }: Pick<WholeOrder, 'order' | 'lines'>,
  move: 'expire' | 'cancel',
  now: Date,
): Promise<void> {
  await releaseSlots(transaction, heldSlotsOf(lines), move === 'expire' ? 'expired' : 'cancelled');
  await moveLines(transaction, lines, move);
  if (order.promoCodeUseId !== null) await returnPromoCode(transaction, order.promoCodeUseId, now);
}

/** Returns the slots that lines hold. */
export const heldSlotsOf = (lines: readonly LineRecord[]): readonly HeldSlot[] =>
  lines.flatMap(({ providerId, occupancyId }) =>
    providerId === null || occupancyId === null ? [] : [{ providerId, occupancyId }],
  );
