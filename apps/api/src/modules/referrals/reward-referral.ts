import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TellNews } from '../booking-news/booking-news.module.ts';
import { issuePersonalCode } from '../promo-codes/promo-codes.module.ts';
import { referralCodeFrom } from './referral-code.ts';
import { referralRepository } from './referral.repository.ts';

/**
 * Gives the referrer of a friend their code when the friend's event is completed and not refunded; once,
 * however often it is asked for.
 */
export async function rewardReferral(
  transaction: Database,
  { clock, tell }: { readonly clock: Clock; readonly tell: TellNews },
  eventId: number,
): Promise<void> {
  const now = new Date(clock.nowMs());
  const referrals = referralRepository(transaction);
  const earned = await referrals.lockEarned(eventId);
  if (earned === undefined) return;
  const holder = { accountId: earned.referrerId };
  const codeId = await issuePersonalCode(transaction, { ...referralCodeFrom(now), holder }, now);
  await referrals.reward(earned.id, codeId, now);
  await tell(transaction, { what: 'referralRewarded', referralId: earned.id });
}
