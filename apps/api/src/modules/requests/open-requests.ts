import { requestDeadline } from '@repo/domain/request/request-deadline';
import type { Database } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { acceptTime } from '../matching/matching.module.ts';
import { movedLineState, ordersIn } from '../orders/orders.module.ts';
import type { LineRecord, WholeOrder } from '../orders/orders.module.ts';
import { expireRequestJob } from './expire-request.ts';
import { requestRepository } from './request.repository.ts';

/**
 * Asks every provider of an order that was paid in this transaction; those who agreed to a draft beforehand are
 * booked at once. The lines have moved to `paid`, the order may still be about to; the caller has locked the event.
 */
export async function openRequests(
  transaction: Database,
  deps: { readonly jobs: Pick<Jobs, 'enqueue'> },
  { event, order }: Pick<WholeOrder, 'event' | 'order'>,
  nowSeconds: number,
): Promise<void> {
  const lines = await ordersIn(transaction).listLines(event.id, [order.state, 'paid']);
  const agreedIds = await requestRepository(transaction).listAgreedProviders(event.id);
  for (const line of lines.filter(({ orderId, kind }) => orderId === order.id && kind === 'provider')) {
    if (line.providerId !== null && agreedIds.includes(line.providerId))
      await bookAgreed(transaction, line, nowSeconds);
    else await askProvider(transaction, deps, event, line, nowSeconds);
  }
}

async function askProvider(
  transaction: Database,
  { jobs }: { readonly jobs: Pick<Jobs, 'enqueue'> },
  event: WholeOrder['event'],
  line: LineRecord,
  nowSeconds: number,
): Promise<void> {
  const deadlineSeconds = requestDeadline(nowSeconds, event.providerStartsAt.getTime() / 1000);
  await ordersIn(transaction).changeLine(line.id, {
    state: movedLineState(line, 'request'),
    request: 'pending',
    requested_at: new Date(nowSeconds * 1000),
    answer_until: new Date(deadlineSeconds * 1000),
  });
  await jobs.enqueue(
    transaction,
    expireRequestJob,
    { eventId: event.id, lineId: line.id },
    { runAtSeconds: deadlineSeconds, onceKey: String(line.id) },
  );
}

async function bookAgreed(transaction: Database, line: LineRecord, nowSeconds: number): Promise<void> {
  const now = new Date(nowSeconds * 1000);
  await ordersIn(transaction).changeLine(line.id, {
    state: movedLineState(line, 'accept'),
    request: 'accepted',
    requested_at: now,
    answer_until: now,
    answered_at: now,
  });
  if (line.occupancyId !== null) await acceptTime(transaction, line.occupancyId);
}
