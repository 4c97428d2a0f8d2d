import { checkReferralInvite } from '@repo/domain/account/referral-invite';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import { dateOf, secondsOf } from '@repo/domain/time/unix-seconds';
import type { BookingDeps } from '../../deps.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { issuePersonalCode } from '../promo-codes/promo-codes.module.ts';
import { referralCodeFrom } from './referral-code.ts';
import { referralRepository } from './referral.repository.ts';

/** Invites a friend with a code that only this email can use. */
export async function referFriend(
  deps: BookingDeps,
  referrerId: number,
  friendEmail: string,
): Promise<Result<null, ErrorCode>> {
  try {
    return await inTransaction(deps.database, (transaction) =>
      invite(transaction, deps, referrerId, friendEmail),
    );
  } catch (error) {
    // Another host has invited the same friend concurrently.
    if (isUniqueViolation(error)) return fail('sorry_this_email_has_already_been_sent_a_referral_code');
    throw error;
  }
}

async function invite(
  transaction: Database,
  { clock, recordBookingEvent }: BookingDeps,
  referrerId: number,
  friendEmail: string,
): Promise<Result<null, ErrorCode>> {
  const now = new Date(clock.nowMs());
  const referrals = referralRepository(transaction);
  const referrer = await referrals.lockReferrer(referrerId);
  if (referrer === undefined) return fail('object_does_not_exist');
  const midnight = instantOf(todayInToronto(secondsOf(now)), 0);
  const checked = checkReferralInvite({
    friendEmail,
    ownEmail: referrer.email,
    isAlreadyInvited: await referrals.isInvited(friendEmail),
    invitesToday: await referrals.countInvites(referrerId, dateOf(midnight)),
  });
  if (!checked.ok) return checked;
  const email = checked.value;
  const codeId = await issuePersonalCode(transaction, { ...referralCodeFrom(now), holder: { email } }, now);
  const referralId = await referrals.add(referrerId, email, codeId, now);
  await recordBookingEvent(transaction, { what: 'referralInvited', referralId });
  return ok(null);
}
