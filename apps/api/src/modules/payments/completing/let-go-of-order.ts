import type { Database } from '../../../database/schema.ts';
import { releaseTimes } from '../../matching/matching.module.ts';
import type { HeldTime } from '../../matching/matching.module.ts';
import { moveLines, ordersIn } from '../../orders/orders.module.ts';
import type { LineRecord, WholeOrder } from '../../orders/orders.module.ts';
import { returnPromoCode } from '../../promo-codes/promo-codes.module.ts';

/**
 * Ends an open order that nobody has paid: its time is free again and its promo code unspent; any other order stays as
 * it is. The caller holds the locks of event and order, has made sure that its session cannot be paid any more, and
 * where it locks providers itself, those of this order are among them.
 */
export async function letGoOfOrder(
  transaction: Database,
  whole: WholeOrder,
  state: 'expired' | 'replaced',
  now: Date,
): Promise<void> {
  const { order, payment } = whole;
  if (order.state !== 'open') return;
  await giveBackHeld(transaction, whole, state === 'expired' ? 'expire' : 'cancel', now);
  await ordersIn(transaction).change(order.id, { state });
  if (payment !== null) await ordersIn(transaction).changePayment(order.id, { state: 'ended' });
}

/** Lets everything go that an open order keeps from others. */
export async function giveBackHeld(
  transaction: Database,
  { order, lines }: Pick<WholeOrder, 'order' | 'lines'>,
  move: 'expire' | 'cancel',
  now: Date,
): Promise<void> {
  await releaseTimes(transaction, heldTimesOf(lines), move === 'expire' ? 'expired' : 'cancelled');
  await moveLines(transaction, lines, move);
  if (order.promoCodeUseId !== null) await returnPromoCode(transaction, order.promoCodeUseId, now);
}

/** The time that is held by the lines of an order. */
export const heldTimesOf = (lines: readonly LineRecord[]): readonly HeldTime[] =>
  lines.flatMap(({ providerId, occupancyId }) =>
    providerId === null || occupancyId === null ? [] : [{ providerId, occupancyId }],
  );
