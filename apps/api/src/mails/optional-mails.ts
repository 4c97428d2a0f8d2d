import type { MailTemplate } from './mail-values.ts';

/** The kinds of mails that an account may switch off. */
export type OptionalMail = 'reminders' | 'reviews';

/** The mails that may be switched off: none of them is about money or safety. */
const optionalMails: Partial<Record<MailTemplate, OptionalMail>> = {
  eventReminder: 'reminders',
  jobReminder: 'reminders',
  reviewDue: 'reviews',
  providerReviewed: 'reviews',
};

/** Returns the kind that a mail belongs to; undefined for one that is always sent. */
export const optionalMailOf = (template: MailTemplate): OptionalMail | undefined => optionalMails[template];
