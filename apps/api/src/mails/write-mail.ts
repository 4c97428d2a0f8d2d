import type { Locale } from '@repo/i18n/locale';
import type { MailAttachment } from '../ports/mailer.ts';
import { calendarAttachment } from './calendar-attachment.ts';
import { mailHtml } from './mail-html.ts';
import { mailParts } from './mail-parts.ts';
import { plainTextMail } from './plain-text-mail.ts';
import type { MailTemplate, MailValues } from './mail-values.ts';

type WrittenMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
};

/** Writes a mail in the language of its recipient. */
export function writeMail<Template extends MailTemplate>(
  template: Template,
  locale: Locale,
  values: MailValues[Template],
): WrittenMail {
  const parts = mailParts(template, locale, values);
  return {
    subject: parts.subject,
    text: plainTextMail(parts),
    html: mailHtml(parts),
    attachments: parts.calendar === undefined ? [] : [calendarAttachment(parts.calendar, locale)],
  };
}
