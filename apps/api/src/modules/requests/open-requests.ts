import { requestDeadline } from '@repo/domain/request/request-deadline';
import { dateOf, secondsOf } from '@repo/domain/time/unix-seconds';
import type { Deps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import { acceptSlot } from '../calendar/calendar.module.ts';
import { movedLineState, ordersIn } from '../orders/orders.module.ts';
import type { LineRecord, WholeOrder } from '../orders/orders.module.ts';
import { expireRequestJob } from './expire-request.ts';
import { requestRepository } from './request.repository.ts';

/**
 * Opens a request to each provider of an order that is paid in this transaction, and books those who agreed to the
 * draft at once. The caller has locked the event and moved the lines, not necessarily the order, to `paid`.
 */
export async function openRequests(
  transaction: Database,
  deps: Pick<Deps, 'jobs'>,
  { event, order }: Pick<WholeOrder, 'event' | 'order'>,
  nowSeconds: number,
): Promise<void> {
  const lines = await ordersIn(transaction).listLines(event.id, [order.state, 'paid']);
  const agreedIds = await requestRepository(transaction).listAgreedProviders(event.id);
  for (const line of lines.filter(({ orderId, kind }) => orderId === order.id && kind === 'provider')) {
    if (line.providerId !== null && agreedIds.includes(line.providerId))
      await bookAgreed(transaction, line, nowSeconds);
    else await openRequest(transaction, deps, event, line, nowSeconds);
  }
}

async function openRequest(
  transaction: Database,
  { jobs }: Pick<Deps, 'jobs'>,
  event: WholeOrder['event'],
  line: LineRecord,
  nowSeconds: number,
): Promise<void> {
  const deadlineSeconds = requestDeadline(nowSeconds, secondsOf(event.providerStartsAt));
  await ordersIn(transaction).changeLine(line.id, {
    state: movedLineState(line, 'request'),
    request: 'pending',
    requestedAt: dateOf(nowSeconds),
    answerUntil: dateOf(deadlineSeconds),
  });
  await jobs.enqueue(
    transaction,
    expireRequestJob,
    { eventId: event.id, lineId: line.id },
    { runAtSeconds: deadlineSeconds, onceKey: String(line.id) },
  );
}

async function bookAgreed(transaction: Database, line: LineRecord, nowSeconds: number): Promise<void> {
  const now = dateOf(nowSeconds);
  await ordersIn(transaction).changeLine(line.id, {
    state: movedLineState(line, 'accept'),
    request: 'accepted',
    requestedAt: now,
    answerUntil: now,
    answeredAt: now,
  });
  if (line.occupancyId !== null) await acceptSlot(transaction, line.occupancyId);
}
