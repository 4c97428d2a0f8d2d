import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TellNews } from '../booking-news/booking-news.module.ts';
import { refreshEventStatus } from '../orders/orders.module.ts';
import type { EventRecord } from '../orders/orders.module.ts';
import { rewardReferral } from '../referrals/referrals.module.ts';

export type FollowDeps = { readonly clock: Clock; readonly tell: TellNews };

/**
 * Writes down the status that follows from an event's lines, and does what follows from the status: a completed event
 * earns a referrer their code. The caller has locked the event.
 */
export async function followEventStatus(
  transaction: Database,
  deps: FollowDeps,
  event: EventRecord,
  nowSeconds: number,
): Promise<void> {
  const status = await refreshEventStatus(transaction, event, nowSeconds);
  if (status === 'completed') await rewardReferral(transaction, deps, event.id);
}
