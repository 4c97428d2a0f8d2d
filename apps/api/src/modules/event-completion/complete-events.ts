import { deliveryLimits } from '@repo/domain/limits';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { doEach } from '../../do-each.ts';
import { eventsIn } from '../orders/orders.module.ts';
import { endedEventRepository } from './ended-event.repository.ts';
import { followEventStatus } from './follow-event-status.ts';
import type { FollowDeps } from './follow-event-status.ts';

/** What is left waits for the next round. */
const mostAtOnce = 500;

/**
 * Ends the events that were over a day ago, whoever has forgotten to check out. Each is a transaction of its
 * own; the rule decides, so that an extended one waits for its last hour and is looked at again.
 */
export async function completeEvents(
  deps: FollowDeps & { readonly database: Database },
  signal: AbortSignal,
): Promise<void> {
  const nowSeconds = Math.floor(deps.clock.nowMs() / 1000);
  const endedUntil = new Date((nowSeconds - deliveryLimits.completionHours * secondsPerHour) * 1000);
  const ids = await endedEventRepository(deps.database).listEnded(endedUntil, mostAtOnce);
  await doEach(ids, (id) => completeEvent(deps, id, nowSeconds), signal);
}

const completeEvent = (
  deps: FollowDeps & { readonly database: Database },
  eventId: number,
  nowSeconds: number,
): Promise<void> =>
  inTransaction(deps.database, async (transaction) => {
    const event = await eventsIn(transaction).lock(eventId);
    if (event === undefined || !isRunning(event)) return;
    await followEventStatus(transaction, deps, event, nowSeconds);
  });

/** Another process may have ended it while this one waited. */
const isRunning = ({ status }: { readonly status: string }): boolean =>
  status === 'pending' || status === 'upcoming';
