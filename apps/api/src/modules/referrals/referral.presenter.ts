import type { ReferralOnWire } from '@repo/contracts/account/invite-and-support';
import { referralStateOf } from '@repo/domain/account/referral-state';
import { secondsOf, secondsOrNull } from '@repo/domain/time/unix-seconds';
import type { ReferralRecord } from './referral.repository.ts';

/** Returns an invitation as its host sees it. */
export function presentReferral(record: ReferralRecord, nowSeconds: number): ReferralOnWire {
  const { id, friendEmail, invitedAt, rewardedAt, isBooked } = record;
  const validUntil = secondsOrNull(record.validUntil);
  return {
    id,
    email: friendEmail,
    invitedAt: secondsOf(invitedAt),
    validUntil,
    state: referralStateOf({ validUntil, isBooked, isRewarded: rewardedAt !== null }, nowSeconds),
  };
}
