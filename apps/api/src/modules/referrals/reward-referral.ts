import type { Deps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import { issuePersonalCode } from '../promo-codes/promo-codes.module.ts';
import { referralCodeFrom } from './referral-code.ts';
import { referralRepository } from './referral.repository.ts';

/** Gives the referrer a code once the friend's event is completed and not refunded. Further calls do nothing. */
export async function rewardReferral(
  transaction: Database,
  { clock, recordBookingEvent }: Pick<Deps, 'clock' | 'recordBookingEvent'>,
  eventId: number,
): Promise<void> {
  const now = new Date(clock.nowMs());
  const referrals = referralRepository(transaction);
  const earned = await referrals.lockEarned(eventId);
  if (earned === undefined) return;
  const holder = { accountId: earned.referrerId };
  const codeId = await issuePersonalCode(transaction, { ...referralCodeFrom(now), holder }, now);
  await referrals.reward(earned.id, codeId, now);
  await recordBookingEvent(transaction, { what: 'referralRewarded', referralId: earned.id });
}
