import type { ErrorCode } from '../errors/error-catalogue.ts';
import { checkEmail, normalizeEmail } from '../identity/email.ts';
import { accountLimits } from '../limits.ts';
import { fail, type Result } from '../result.ts';

type Invite = {
  readonly friendEmail: string;
  readonly ownEmail: string;
  readonly isAlreadyInvited: boolean;
  readonly invitesToday: number;
};

/** Allows an invitation to another person's address, once each and 20 a day (S2§5, A-45). */
export function checkReferralInvite(invite: Invite): Result<string, ErrorCode> {
  const email = checkEmail()(invite.friendEmail);
  if (!email.ok) return email;
  if (email.value === normalizeEmail(invite.ownEmail)) return fail('referral_to_own_email');
  if (invite.isAlreadyInvited) return fail('sorry_this_email_has_already_been_sent_a_referral_code');
  return invite.invitesToday < accountLimits.referralInvitesPerDay ? email : fail('too_many_requests');
}
