import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { BookingDeps } from '../../../deps.ts';
import type { Database } from '../../../database/schema.ts';
import { postTransaction, saleEntriesOf } from '../../ledger/ledger.module.ts';
import { mergeSlots, confirmHolds, releaseSlots } from '../../calendar/calendar.module.ts';
import { moveLines, orderKinds, ordersIn, refreshEventStatus } from '../../orders/orders.module.ts';
import type { LineRecord, WholeOrder } from '../../orders/orders.module.ts';
import { retakePromoCode } from '../../promo-codes/promo-codes.module.ts';
import { openRequests } from '../../requests/requests.module.ts';
import { heldSlotsOf } from './release-unpaid-order.ts';
import { returnOrder } from './return-order.ts';
import { isTooLate } from './too-late.policy.ts';

/** `returned`: the order could no longer be fulfilled, so its payment is refunded. */
export type Completion = 'paid' | 'returned';

/**
 * Completes a paid order once: confirms its slots and promo code, posts the sale and opens the requests. The caller has
 * locked event and order, and has recorded the payment if there is one.
 */
export async function completeOrder(
  transaction: Database,
  deps: BookingDeps,
  orderDetails: WholeOrder,
  now: Date,
): Promise<Completion> {
  const { event, order, lines } = orderDetails;
  if (order.state === 'paid' || order.state === 'returned') return order.state;
  const orders = ordersIn(transaction);
  const isAddition = order.kind === orderKinds.addition;
  const paidLines = isAddition ? await orders.listPaidLines(event.id) : [];
  const hasNewerOrder = !isAddition && (await orders.hasNewer(order));
  const slots = isTooLate(orderDetails, { isAddition, hasNewerOrder, paidLines }, now)
    ? undefined
    : await confirmHoldsAndCode(transaction, orderDetails, now);
  if (slots === undefined) return returnOrder(transaction, deps, orderDetails, now);
  await moveLines(transaction, lines, 'pay');
  await assignSlots(transaction, lines, paidLines, slots);
  await postTransaction(
    transaction,
    { orderId: order.id, kind: 'sale', onceKey: `sale-${order.id}`, entries: saleEntriesOf(order, lines) },
    now,
  );
  await deps.recordBookingEvent(transaction, { what: 'orderPaid', orderId: order.id });
  await orders.change(order.id, { state: 'paid', paidAt: now, number: await orders.takeNextNumber() });
  const nowSeconds = secondsOf(now);
  await openRequests(transaction, deps, orderDetails, nowSeconds);
  await refreshEventStatus(transaction, event, nowSeconds);
  return 'paid';
}

/**
 * Confirms all slots and the promo code of an order. Returns undefined and releases the slots if a slot or the code is no
 * longer available.
 */
async function confirmHoldsAndCode(transaction: Database, { order, lines }: WholeOrder, now: Date) {
  const held = heldSlotsOf(lines);
  const slots = await confirmHolds(transaction, held, now);
  const { promoCodeUseId } = order;
  if (slots === undefined || promoCodeUseId === null) return slots;
  if (await retakePromoCode(transaction, promoCodeUseId)) return slots;
  const confirmed = held.map((each) => ({
    ...each,
    occupancyId: slots.get(each.occupancyId) ?? each.occupancyId,
  }));
  await releaseSlots(transaction, confirmed, 'expired');
  return undefined;
}

/** Updates the slot ids of lines that were reserved again, and merges the slots of extensions into their bookings. */
async function assignSlots(
  transaction: Database,
  lines: readonly LineRecord[],
  paidLines: readonly LineRecord[],
  slots: ReadonlyMap<number, number>,
): Promise<void> {
  for (const { id, bookingLineId, occupancyId } of lines) {
    const confirmedId = occupancyId === null ? undefined : slots.get(occupancyId);
    if (confirmedId === undefined) continue;
    const bookingLine = paidLines.find((paid) => paid.id === bookingLineId);
    if (bookingLine !== undefined && bookingLine.occupancyId !== null)
      await mergeSlots(transaction, bookingLine.occupancyId, confirmedId);
    const assignedId = bookingLine === undefined ? confirmedId : null;
    if (assignedId !== occupancyId) await ordersIn(transaction).changeLine(id, { occupancyId: assignedId });
  }
}
