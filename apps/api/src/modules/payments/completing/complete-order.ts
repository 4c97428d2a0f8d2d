import type { Database } from '../../../database/schema.ts';
import { postTransaction, saleEntriesOf } from '../../ledger/ledger.module.ts';
import { joinTimes, keepTimes, releaseTimes } from '../../matching/matching.module.ts';
import { moveLines, orderKinds, ordersIn, refreshEventStatus } from '../../orders/orders.module.ts';
import type { LineRecord, WholeOrder } from '../../orders/orders.module.ts';
import { retakePromoCode } from '../../promo-codes/promo-codes.module.ts';
import { openRequests } from '../../requests/requests.module.ts';
import type { CompletionDeps } from '../payment-deps.ts';
import { heldTimesOf } from './let-go-of-order.ts';
import { returnOrder } from './return-order.ts';
import { isTooLate } from './too-late.policy.ts';

/** `returned`: it could no longer be had, so that the money goes back. */
export type Completion = 'paid' | 'returned';

/**
 * Does once whatever follows from the payment of an order, all of it or nothing. The caller holds the locks of event and
 * order, and has written down the payment where there is one.
 */
export async function completeOrder(
  transaction: Database,
  deps: CompletionDeps,
  whole: WholeOrder,
  now: Date,
): Promise<Completion> {
  const { event, order, lines } = whole;
  if (order.state === 'paid' || order.state === 'returned') return order.state;
  const orders = ordersIn(transaction);
  const isAddition = order.kind === orderKinds.addition;
  const paidLines = isAddition ? await orders.listPaidLines(event.id) : [];
  const hasNewerOrder = !isAddition && (await orders.hasNewer(order));
  const times = isTooLate(whole, { isAddition, hasNewerOrder, paidLines }, now)
    ? undefined
    : await keepTimesAndCode(transaction, whole, now);
  if (times === undefined) return returnOrder(transaction, deps, whole, now);
  await moveLines(transaction, lines, 'pay');
  await placeTimes(transaction, lines, paidLines, times);
  await postTransaction(
    transaction,
    { orderId: order.id, kind: 'sale', onceKey: `sale-${order.id}`, entries: saleEntriesOf(order, lines) },
    now,
  );
  await deps.tell(transaction, { what: 'orderPaid', orderId: order.id });
  await orders.change(order.id, { state: 'paid', paid_at: now, number: await orders.takeNumber() });
  const nowSeconds = Math.floor(now.getTime() / 1000);
  await openRequests(transaction, deps, whole, nowSeconds);
  await refreshEventStatus(transaction, event, nowSeconds);
  return 'paid';
}

/** Everything that the order was priced with, or nothing. */
async function keepTimesAndCode(transaction: Database, { order, lines }: WholeOrder, now: Date) {
  const held = heldTimesOf(lines);
  const times = await keepTimes(transaction, held, now);
  const { promoCodeUseId } = order;
  if (times === undefined || promoCodeUseId === null) return times;
  if (await retakePromoCode(transaction, promoCodeUseId)) return times;
  const kept = held.map((each) => ({
    ...each,
    occupancyId: times.get(each.occupancyId) ?? each.occupancyId,
  }));
  await releaseTimes(transaction, kept, 'expired');
  return undefined;
}

/** Time that had to be taken again has another id, and that of an extension belongs to its booking from now on. */
async function placeTimes(
  transaction: Database,
  lines: readonly LineRecord[],
  paidLines: readonly LineRecord[],
  times: ReadonlyMap<number, number>,
): Promise<void> {
  for (const { id, bookingLineId, occupancyId } of lines) {
    const keptId = occupancyId === null ? undefined : times.get(occupancyId);
    if (keptId === undefined) continue;
    const booking = paidLines.find((paid) => paid.id === bookingLineId);
    if (typeof booking?.occupancyId === 'number') await joinTimes(transaction, booking.occupancyId, keptId);
    const placedId = booking === undefined ? keptId : null;
    if (placedId !== occupancyId) await ordersIn(transaction).changeLine(id, { occupancy_id: placedId });
  }
}
