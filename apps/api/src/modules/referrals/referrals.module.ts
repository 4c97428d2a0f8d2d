import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TellNews } from '../booking-news/booking-news.module.ts';

type RewardDeps = { readonly clock: Clock; readonly tell: TellNews };

/**
 * Gives the referrer of a friend their code when the friend's event is completed and not refunded; once,
 * however often it is asked for.
 */
export async function rewardReferral(
  _transaction: Database,
  _deps: RewardDeps,
  _eventId: number,
): Promise<void> {
  throw new Error('not yet');
}
