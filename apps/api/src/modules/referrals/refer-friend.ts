import { checkReferralInvite } from '@repo/domain/account/referral-invite';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import type { Database } from '../../database/schema.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TellNews } from '../booking-news/booking-news.module.ts';
import { issuePersonalCode } from '../promo-codes/promo-codes.module.ts';
import { referralCodeFrom } from './referral-code.ts';
import { referralRepository } from './referral.repository.ts';

export type ReferDeps = { readonly database: Database; readonly clock: Clock; readonly tell: TellNews };

/** Invites a friend, whose code is good for that e-mail alone. */
export async function referFriend(
  deps: ReferDeps,
  referrerId: number,
  friendEmail: string,
): Promise<Result<null, ErrorCode>> {
  try {
    return await deps.database
      .transaction()
      .execute((transaction) => invite(transaction, deps, referrerId, friendEmail));
  } catch (error) {
    // Somebody else has invited the same friend in the meantime.
    if (isUniqueViolation(error)) return fail('sorry_this_email_has_already_been_sent_a_referral_code');
    throw error;
  }
}

async function invite(
  transaction: Database,
  { clock, tell }: ReferDeps,
  referrerId: number,
  friendEmail: string,
): Promise<Result<null, ErrorCode>> {
  const now = new Date(clock.nowMs());
  const referrals = referralRepository(transaction);
  const referrer = await referrals.lockReferrer(referrerId);
  if (referrer === undefined) return fail('object_does_not_exist');
  const midnight = instantOf(todayInToronto(Math.floor(now.getTime() / 1000)), 0);
  const checked = checkReferralInvite({
    friendEmail,
    ownEmail: referrer.email,
    isAlreadyInvited: await referrals.isInvited(friendEmail),
    invitesToday: await referrals.countInvites(referrerId, new Date(midnight * 1000)),
  });
  if (!checked.ok) return checked;
  const email = checked.value;
  const codeId = await issuePersonalCode(transaction, { ...referralCodeFrom(now), holder: { email } }, now);
  const referralId = await referrals.add(referrerId, email, codeId, now);
  await tell(transaction, { what: 'referralInvited', referralId });
  return ok(null);
}
