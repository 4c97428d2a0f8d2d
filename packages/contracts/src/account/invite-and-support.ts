import { supportRules } from '@repo/domain/account/support-rules';
import { capabilities } from '@repo/domain/identity/capabilities';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id } from '../wire/ids.ts';
import { email, ruledText } from '../wire/texts.ts';

export const invitation = z.object({ userId: id, email });
export type Invitation = z.input<typeof invitation>;

export const referFriend = defineEndpoint('POST /api/v1/User/EventSetup/ReferToFriend', {
  topic: 'Account',
  summary: 'Invite a friend; both get $10 off the next event',
  actors: capabilities.referFriend,
  source: 'S2§7',
  ownership: { of: 'account', id: 'body.userId' },
  body: anyCasing(invitation),
  errors: [
    'referral_to_own_email',
    'sorry_this_email_has_already_been_sent_a_referral_code',
    'email_sent_failure',
    'too_many_requests',
  ],
  success: 'invitation_sent',
  reply: z.null(),
});

/** The specs name the call and not what it carries. */
export const supportRequest = z.object({
  userId: id,
  subject: ruledText(supportRules.subject, textLimits.supportSubject),
  message: ruledText(supportRules.message, textLimits.longText),
  eventId: id.nullish(),
});
export type SupportRequest = z.input<typeof supportRequest>;

export const askSupport = defineEndpoint('POST /api/v1/User/EventSetup/support', {
  topic: 'Account',
  summary: 'Write to the team',
  actors: capabilities.openCustomerDashboard,
  source: 'S2§7, A-54',
  ownership: [
    { of: 'account', id: 'body.userId' },
    { of: 'event', id: 'body.eventId' },
  ],
  body: anyCasing(supportRequest),
  errors: ['email_sent_failure', 'too_many_requests'],
  success: 'form_submitted_successfully',
  reply: z.null(),
});
