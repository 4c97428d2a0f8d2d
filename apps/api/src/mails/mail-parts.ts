import { accountLimits, bookingLimits, cancellationLimits } from '@repo/domain/limits';
import { fillText } from '@repo/i18n/fill-text';
import type { Locale } from '@repo/i18n/locale';
import { mailTexts } from '@repo/i18n/mail-texts';
import type { MailAmount, MailAmounts, MailFact } from './booking-mail-values.ts';
import type { Calendar } from './calendar-attachment.ts';
import type { MailTemplate, MailValues } from './mail-values.ts';
import { optionalMailOf } from './optional-mails.ts';
import { nameOf, oneLine, formatMailValue } from './mail-value.ts';
import type { MailValue } from './mail-value.ts';

/** A label and its value, in a table of facts or of amounts. */
export type MailRow = { readonly label: string; readonly value: string };

export type MailAmountTable = {
  readonly head: MailRow;
  readonly rows: readonly MailRow[];
  readonly total: MailRow;
};

/** A mail in parts, before it becomes HTML and plain text. Nothing in it is escaped. */
export type MailParts = {
  readonly locale: Locale;
  readonly subject: string;
  /** The preview text that a mailbox shows next to the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly greeting: string;
  readonly opening: readonly string[];
  readonly facts: readonly MailRow[];
  readonly amounts: MailAmountTable | undefined;
  readonly quotation: readonly string[];
  readonly button: { readonly label: string; readonly link: string; readonly bareLink: string } | undefined;
  readonly closing: readonly string[];
  readonly farewell: readonly string[];
  readonly reason: string;
  readonly calendar: Calendar | undefined;
  /** Formats a row for plain text. */
  readonly rowText: string;
};

/** The values that a mail may have, and the texts that a template may have. */
type AnyValues = {
  readonly firstName: string;
  readonly link?: string;
  readonly reason?: string | undefined;
  readonly words?: Readonly<Record<string, MailValue>>;
  readonly facts?: readonly MailFact[];
  readonly amounts?: MailAmounts | undefined;
  readonly calendar?: Calendar | undefined;
};
type AnyTexts = Readonly<
  Record<'subject' | 'preview' | 'heading' | 'opening' | 'closing', string> &
    Partial<Record<'action' | 'because', string>>
>;

/** Mailboxes cut off longer subjects. */
const mostInSubject = 78;

/** Fills the texts of a mail with its values. */
export const mailParts = <Template extends MailTemplate>(
  template: Template,
  locale: Locale,
  values: MailValues[Template],
): MailParts => {
  const parts = partsOf(mailTexts[locale][template], locale, values);
  if (optionalMailOf(template) === undefined) return parts;
  return { ...parts, reason: `${parts.reason} ${mailTexts[locale].frame.optional}` };
};

function partsOf(texts: AnyTexts, locale: Locale, values: AnyValues): MailParts {
  const { frame } = mailTexts[locale];
  const { link, reason, words = {}, facts = [], amounts } = values;
  const firstName = nameOf(values.firstName);
  const known = { firstName, ...numbersOf(locale), ...wordsIn(locale, words) };
  const fill = (text: string): string => fillText(text, known);
  return {
    locale,
    subject: cut(fill(texts.subject)),
    preview: fill(texts.preview),
    heading: fill(texts.heading),
    greeting: fill(firstName === '' ? frame.greetingWithoutName : frame.greeting),
    opening: paragraphsOf(fill(texts.opening)),
    facts: facts.map(({ label, value }) => ({
      label: fill(mailTexts[locale].facts[label]),
      value: formatMailValue(locale, value),
    })),
    amounts: amounts && amountTable(locale, amounts),
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
    calendar: values.calendar,
    rowText: frame.row,
  };
}

/** Numbers of the business rules that the texts mention. */
const numbersOf = (locale: Locale): Readonly<Record<string, string>> => ({
  hours: String(accountLimits.mailLinkHours),
  draftHours: String(bookingLimits.draftAnswerHours),
  percent: formatMailValue(locale, { basisPoints: cancellationLimits.partialRefundPercent * 100 }),
});

const wordsIn = (
  locale: Locale,
  words: Readonly<Record<string, MailValue>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, oneLine(formatMailValue(locale, value))]),
  );

function amountTable(locale: Locale, { rows, total }: MailAmounts): MailAmountTable {
  const { frame, amounts } = mailTexts[locale];
  const rowOf = ({ label, words, cents }: MailAmount): MailRow => ({
    label: fillText(amounts[label], wordsIn(locale, words)),
    value: formatMailValue(locale, { cents }),
  });
  return { head: { label: frame.item, value: frame.amount }, rows: rows.map(rowOf), total: rowOf(total) };
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const cut = (subject: string): string =>
  subject.length <= mostInSubject ? subject : `${subject.slice(0, mostInSubject - 1).trimEnd()}…`;
