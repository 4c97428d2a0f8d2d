import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { paymentSessionEndsAt } from '@repo/domain/order/hold-times';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { Database } from '../../../database/schema.ts';
import { eventColumnsOf, eventsIn, newPublicEventId, ordersIn } from '../../orders/orders.module.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import type { OrderPlan, PlannedBrief } from '../order-plan.ts';
import { lineRows, orderRow } from './order-rows.ts';

export type WrittenOrder = {
  readonly eventId: number;
  readonly orderId: number;
  readonly successUrl: string;
};

/** What was reserved for the order: slots by line id, and the use of a promo code. */
type Holds = { readonly occupancyIds: ReadonlyMap<string, number>; readonly promoCodeUseId: number | null };

/** Writes an order with its event, lines, briefs and payment. */
export async function writeOrder(
  transaction: Database,
  deps: CheckoutDeps,
  plan: OrderPlan,
  { occupancyIds, promoCodeUseId }: Holds,
  nowSeconds: number,
): Promise<Result<WrittenOrder, ErrorCode>> {
  const orders = ordersIn(transaction);
  const now = dateOf(nowSeconds);
  const eventId = await saveEvent(transaction, plan, now);
  const orderId = await orders.add(orderRow(plan, eventId, promoCodeUseId, nowSeconds));
  const lineIds = await orders.addLines(lineRows(plan, orderId, occupancyIds));
  for (const [index, { brief }] of plan.lines.entries()) {
    const lineId = lineIds[index];
    if (brief === null || lineId === undefined) continue;
    if (!(await saveBrief(transaction, deps, lineId, brief))) return fail('recap_file_is_missing');
  }
  const successUrl = `${deps.publicUrl()}/EventBookRequested/${eventId}/${orderId}/${plan.kind}`;
  const { totalCents } = plan.totals;
  if (totalCents > 0)
    await orders.addPayment({
      orderId,
      amountCents: totalCents,
      state: 'asked',
      sessionEndsAt: dateOf(paymentSessionEndsAt(nowSeconds)),
      successUrl,
      cancelUrl: `${deps.publicUrl()}${plan.cancelPath}`,
      createdAt: now,
    });
  return ok({ eventId, orderId, successUrl });
}

async function saveEvent(transaction: Database, { event, hostId }: OrderPlan, now: Date): Promise<number> {
  if (event.is === 'saved') return event.eventId;
  const events = eventsIn(transaction);
  const columns = eventColumnsOf(event.planned);
  const eventId =
    event.is === 'unpaid'
      ? event.eventId
      : await events.add({
          ...columns,
          publicId: newPublicEventId(),
          hostId,
          status: 'unpaid',
          createdAt: now,
          statusChangedAt: now,
        });
  if (event.is === 'unpaid') await events.change(eventId, columns);
  await events.replaceAnswers(eventId, event.planned.answers);
  return eventId;
}

/** Returns false when an uploaded file is missing, or was uploaded for another purpose. */
async function saveBrief(
  transaction: Database,
  { briefFiles }: CheckoutDeps,
  lineId: number,
  { logoName, musicName, music, orientation, recapType, vision }: PlannedBrief,
): Promise<boolean> {
  if (logoName !== null && !(await briefFiles.claim(transaction, logoName, 'logo'))) return false;
  if (musicName !== null && !(await briefFiles.claim(transaction, musicName, 'music'))) return false;
  await ordersIn(transaction).addBrief({
    orderLineId: lineId,
    logoName,
    musicName,
    music,
    orientation,
    recapType,
    vision,
  });
  return true;
}
