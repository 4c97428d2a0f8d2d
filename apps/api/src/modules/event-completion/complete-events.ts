import { eventLimits } from '@repo/domain/limits';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { BookingDeps } from '../../deps.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { forEachSettled } from '../../async/for-each-settled.ts';
import { eventsIn } from '../orders/orders.module.ts';
import { endedEventRepository } from './ended-event.repository.ts';
import { refreshStatusAndFollowUp } from './refresh-status-and-follow-up.ts';
import { nowSecondsOf } from '../../ports/clock.ts';

/** The rest waits for the next run. */
const maxPerRun = 500;

/**
 * Completes the events that ended a day ago, also without check-outs. Each has its own transaction. The status
 * rule decides, so that an extended event waits until its extension is over.
 */
export async function completeEvents(deps: BookingDeps, signal: AbortSignal): Promise<void> {
  const nowSeconds = nowSecondsOf(deps.clock);
  const endedUntil = dateOf(nowSeconds - eventLimits.completionHours * secondsPerHour);
  const ids = await endedEventRepository(deps.database).listEnded(endedUntil, maxPerRun);
  await forEachSettled(ids, (id) => completeEvent(deps, id, nowSeconds), signal);
}

const completeEvent = (deps: BookingDeps, eventId: number, nowSeconds: number): Promise<void> =>
  inTransaction(deps.database, async (transaction) => {
    const event = await eventsIn(transaction).lock(eventId);
    if (event === undefined || !isRunning(event)) return;
    await refreshStatusAndFollowUp(transaction, deps, event, nowSeconds);
  });

/** Another process may have ended the event while this one waited for the lock. */
const isRunning = ({ status }: { readonly status: string }): boolean =>
  status === 'pending' || status === 'upcoming';
