import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { paymentSessionEndsAt } from '@repo/domain/order/hold-times';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import { eventColumnsOf, eventsIn, newPublicEventId, ordersIn } from '../../orders/orders.module.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import type { OrderPlan, PlannedBrief } from '../order-plan.ts';
import { lineRows, orderRow } from './order-rows.ts';

export type WrittenOrder = {
  readonly eventId: number;
  readonly orderId: number;
  readonly successUrl: string;
  readonly mustBePaid: boolean;
};

/** What the order has taken already: times by line, and the use of a code. */
type Holds = { readonly occupancyIds: ReadonlyMap<string, number>; readonly promoCodeUseId: number | null };

/** Writes an order down with its event, its briefs and the payment that is about to be asked for. */
export async function writeOrder(
  transaction: Database,
  deps: CheckoutDeps,
  plan: OrderPlan,
  { occupancyIds, promoCodeUseId }: Holds,
  nowSeconds: number,
): Promise<Result<WrittenOrder, ErrorCode>> {
  const orders = ordersIn(transaction);
  const now = new Date(nowSeconds * 1000);
  const eventId = await saveEvent(transaction, plan, now);
  const order = orderRow(plan, eventId, promoCodeUseId, nowSeconds);
  const orderId = await orders.add(order);
  const lineIds = await orders.addLines(lineRows(plan, orderId, occupancyIds));
  for (const [index, { brief }] of plan.lines.entries()) {
    const lineId = lineIds[index];
    if (brief === null || lineId === undefined) continue;
    if (!(await saveBrief(transaction, deps, lineId, brief))) return fail('recap_file_is_missing');
  }
  const { total_cents: totalCents } = order;
  const successUrl = `${deps.publicUrl()}/EventBookRequested/${eventId}/${orderId}/${plan.kind}`;
  const mustBePaid = totalCents > 0;
  if (mustBePaid)
    await orders.addPayment({
      order_id: orderId,
      amount_cents: totalCents,
      state: 'asked',
      session_ends_at: new Date(paymentSessionEndsAt(nowSeconds) * 1000),
      success_url: successUrl,
      cancel_url: `${deps.publicUrl()}${plan.cancelPath}`,
      created_at: now,
    });
  return ok({ eventId, orderId, successUrl, mustBePaid });
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
          public_id: newPublicEventId(),
          host_id: hostId,
          status: 'unpaid',
          created_at: now,
          status_changed_at: now,
        });
  if (event.is === 'unpaid') await events.change(eventId, columns);
  await events.replaceAnswers(eventId, event.planned.answers);
  return eventId;
}

/** False when a file was never uploaded for this, or is not there any more. */
async function saveBrief(
  transaction: Database,
  { briefFiles }: CheckoutDeps,
  lineId: number,
  { logoName, musicName, music, orientation, recapType, vision }: PlannedBrief,
): Promise<boolean> {
  if (logoName !== null && !(await briefFiles.claim(transaction, logoName, 'logo'))) return false;
  if (musicName !== null && !(await briefFiles.claim(transaction, musicName, 'music'))) return false;
  await ordersIn(transaction).addBrief({
    order_line_id: lineId,
    logo_name: logoName,
    music_name: musicName,
    music,
    orientation,
    recap_type: recapType,
    vision,
  });
  return true;
}
