import { cancellationLimits, deliveryLimits } from '@repo/domain/limits';
import { fillText } from '@repo/i18n/fill-text';
import type { Locale } from '@repo/i18n/locale';
import { mailTexts } from '@repo/i18n/mail-texts';
import type { MailAmount, MailAmounts, MailFact } from './booking-mail-values.ts';
import type { Calendar } from './calendar-file.ts';
import type { MailTemplate, MailValues } from './mail-values.ts';
import { nameOf, oneLine, writeSaying } from './saying.ts';
import type { Saying } from './saying.ts';

/** A label and what stands beside it, in a table of facts or of amounts. */
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
  /** What a mailbox shows beside the subject. */
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
  /** How a row reads where there are no tables. */
  readonly rowText: string;
};

/** What any mail may be told, and what any may say. */
type AnyValues = {
  readonly firstName: string;
  readonly link?: string;
  readonly reason?: string | undefined;
  readonly words?: Readonly<Record<string, Saying>>;
  readonly facts?: readonly MailFact[];
  readonly amounts?: MailAmounts | undefined;
  readonly calendar?: Calendar | undefined;
};
type AnyTexts = Readonly<
  Record<'subject' | 'preview' | 'heading' | 'opening' | 'closing', string> &
    Partial<Record<'action' | 'because', string>>
>;

/** How long a link to a new password works. */
const passwordLinkHours = 24;

/** Longer ones are cut off in mailboxes. */
const mostInSubject = 78;

/** Puts what a mail has to be told into what it says. */
export const mailParts = <Template extends MailTemplate>(
  template: Template,
  locale: Locale,
  values: MailValues[Template],
): MailParts => partsOf(mailTexts[locale][template], locale, values);

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
      value: writeSaying(locale, value),
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

/** Numbers of the rules that texts name. */
const numbersOf = (locale: Locale): Readonly<Record<string, string>> => ({
  hours: String(passwordLinkHours),
  draftHours: String(deliveryLimits.draftAnswerHours),
  fullRefundHours: String(cancellationLimits.fullRefundNoticeHours),
  noticeHours: String(cancellationLimits.noticeHours),
  percent: writeSaying(locale, { basisPoints: cancellationLimits.partialRefundPercent * 100 }),
});

const wordsIn = (locale: Locale, words: Readonly<Record<string, Saying>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).map(([name, said]) => [name, oneLine(writeSaying(locale, said))]));

function amountTable(locale: Locale, { rows, total }: MailAmounts): MailAmountTable {
  const { frame, amounts } = mailTexts[locale];
  const rowOf = ({ label, words, cents }: MailAmount): MailRow => ({
    label: fillText(amounts[label], wordsIn(locale, words)),
    value: writeSaying(locale, { cents }),
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
