import type { ErrorCode } from '../errors/error-catalogue.ts';
import { checkEmail } from '../identity/email.ts';
import { deliveryLimits } from '../limits.ts';
import { fail, type Result } from '../result.ts';

type Invite = {
  readonly friendEmail: string;
  readonly ownEmail: string;
  readonly isAlreadyInvited: boolean;
  readonly invitesToday: number;
};

/** Whom a host may invite: a real address, not the own one, each one once, and 20 a day (S2§5, A-45). */
export function checkReferralInvite(invite: Invite): Result<string, ErrorCode> {
  const email = checkEmail()(invite.friendEmail);
  if (!email.ok) return email;
  if (email.value === invite.ownEmail.toLowerCase()) return fail('referral_to_own_email');
  if (invite.isAlreadyInvited) return fail('sorry_this_email_has_already_been_sent_a_referral_code');
  return invite.invitesToday < deliveryLimits.referralInvitesPerDay ? email : fail('too_many_requests');
}
