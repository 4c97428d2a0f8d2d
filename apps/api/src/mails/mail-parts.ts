import { fillText } from '@repo/i18n/fill-text';
import type { Locale } from '@repo/i18n/locale';
import { mailTexts } from '@repo/i18n/mail-texts';
import type { MailTemplate, MailValues } from './mail-values.ts';

/** A mail in parts, before it becomes HTML and plain text. Nothing in it is escaped. */
export type MailParts = {
  readonly locale: Locale;
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly greeting: string;
  readonly opening: readonly string[];
  readonly quotation: readonly string[];
  readonly button: { readonly label: string; readonly link: string; readonly bareLink: string } | undefined;
  readonly closing: readonly string[];
  readonly farewell: readonly string[];
  readonly reason: string;
};

/** What any mail may be told, and what any may say. */
type AnyValues = { readonly firstName: string; readonly link?: string; readonly reason?: string | undefined };
type AnyTexts = Readonly<
  Record<'subject' | 'preview' | 'heading' | 'opening' | 'closing', string> &
    Partial<Record<'action' | 'because', string>>
>;

/** How long a link to a new password works. */
const passwordLinkHours = 24;

/** Puts what a mail has to be told into what it says. */
export const mailParts = <Template extends MailTemplate>(
  template: Template,
  locale: Locale,
  values: MailValues[Template],
): MailParts => partsOf(mailTexts[locale][template], locale, values);

function partsOf(texts: AnyTexts, locale: Locale, values: AnyValues): MailParts {
  const { frame } = mailTexts[locale];
  const { link, reason } = values;
  const firstName = greetable(values.firstName);
  const fill = (text: string): string => fillText(text, { firstName, hours: String(passwordLinkHours) });
  return {
    locale,
    subject: fill(texts.subject),
    preview: fill(texts.preview),
    heading: fill(texts.heading),
    greeting: fill(firstName === '' ? frame.greetingWithoutName : frame.greeting),
    opening: paragraphsOf(fill(texts.opening)),
    quotation:
      texts.because === undefined || reason === undefined || reason.trim() === ''
        ? []
        : [fill(texts.because), ...paragraphsOf(reason)],
    button:
      texts.action === undefined || link === undefined
        ? undefined
        : { label: fill(texts.action), link, bareLink: frame.bareLink },
    closing: paragraphsOf(fill(texts.closing)),
    farewell: [frame.farewell, fill(frame.signature)],
    reason: fill(frame.reason),
  };
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/**
 * Anybody can sign up with the address of somebody else and a name of their choice. A name that mail programs would
 * make a link of is left out, so that our mails carry nobody's advertisement.
 */
function greetable(name: string): string {
  const oneLine = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return /[/@:\\]|[\p{L}\p{N}]\.[\p{L}\p{N}]{2}/u.test(oneLine) ? '' : oneLine;
}
