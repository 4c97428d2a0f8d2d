import { cancellationLimits, serviceTimeZone } from '@repo/domain/limits';
import { isOvernight } from '@repo/domain/time/time-range';
import { fillText } from '@repo/i18n/fill-text';
import { timeWithoutZone } from '@repo/i18n/formats/dates';
import type { Locale } from '@repo/i18n/locale';
import { mailTexts } from '@repo/i18n/mail-texts';
import { z } from 'zod';

const epochSeconds = z.int().nonnegative();

/** A value of a mail, stored unformatted because the mail is written in its language only when it is sent. */
export const mailValue = z.union([
  z.string().max(4000),
  z.strictObject({ cents: z.int() }),
  /** Amounts in cents that are listed one after the other. */
  z.strictObject({ amounts: z.array(z.int()).min(1) }),
  z.strictObject({ atSeconds: epochSeconds }),
  z.strictObject({ fromSeconds: epochSeconds, toSeconds: epochSeconds }),
  z.strictObject({ hours: z.int() }),
  z.strictObject({ basisPoints: z.int() }),
  /** A text that each language has. */
  z.strictObject({ phrase: z.enum(['tooLateToCancel']) }),
  /** Names of people, as they entered them. */
  z.strictObject({ people: z.array(z.string().max(200)).min(1) }),
]);
export type MailValue = z.output<typeof mailValue>;

/** Formats a value; times are in Toronto time and say so. */
export function formatMailValue(locale: Locale, value: MailValue): string {
  const { frame } = mailTexts[locale];
  if (typeof value === 'string') return value;
  if ('cents' in value) return moneyIn(locale, value.cents);
  if ('amounts' in value)
    return new Intl.ListFormat(locale).format(value.amounts.map((cents) => moneyIn(locale, cents)));
  if ('basisPoints' in value)
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      value.basisPoints / 10_000,
    );
  if ('phrase' in value)
    return fillText(frame[value.phrase], { hours: String(cancellationLimits.minimumNoticeHours) });
  if ('hours' in value)
    return fillText(value.hours < 2 ? frame.hour : frame.hours, { count: String(value.hours) });
  if ('people' in value)
    return new Intl.ListFormat(locale).format(
      value.people.map((name) => nameOf(name) || fillText(frame.fallbackName, {})),
    );
  if ('atSeconds' in value)
    return fillText(frame.moment, {
      day: dayIn(locale, value.atSeconds),
      time: timeWithoutZone(value.atSeconds, locale),
    });
  const { fromSeconds, toSeconds } = value;
  const isToNextDay = isOvernight({ startsAtSeconds: fromSeconds, endsAtSeconds: toSeconds });
  return fillText(isToNextDay ? frame.spanToNextDay : frame.span, {
    day: dayIn(locale, fromSeconds),
    from: timeWithoutZone(fromSeconds, locale),
    to: timeWithoutZone(toSeconds, locale),
  });
}

const moneyIn = (locale: Locale, cents: number): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' }).format(cents / 100);

const dayIn = (locale: Locale, seconds: number): string =>
  new Intl.DateTimeFormat(locale, { timeZone: serviceTimeZone, dateStyle: 'full' }).format(seconds * 1000);

/**
 * Returns the name in one line, or an empty string if a mail program could turn it into a link. Anyone can sign up
 * with another person's address and any name, and our mails must not carry advertisements.
 */
export function nameOf(name: string): string {
  const inOneLine = oneLine(name);
  return /[/@:\\]|[\p{L}\p{N}]\.[\p{L}\p{N}]{2}/u.test(inOneLine) ? '' : inOneLine;
}

/** Removes line breaks and invisible characters, which could add a header or change the text. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
