import { serviceTimeZone } from '@repo/domain/limits';
import { fillText } from '@repo/i18n/fill-text';
import type { Locale } from '@repo/i18n/locale';
import { mailTexts } from '@repo/i18n/mail-texts';
import { z } from 'zod';

const epochSeconds = z.int().nonnegative();

/**
 * Something that a mail is told and each language writes in its own way. A mail is written long after it was ordered,
 * by then it is only known for whom.
 */
export const saying = z.union([
  z.string().max(4000),
  z.strictObject({ cents: z.int() }),
  z.strictObject({ atSeconds: epochSeconds }),
  z.strictObject({ fromSeconds: epochSeconds, toSeconds: epochSeconds }),
  z.strictObject({ hours: z.int() }),
  z.strictObject({ basisPoints: z.int() }),
  /** People by the names that they have given themselves. */
  z.strictObject({ people: z.array(z.string().max(200)).min(1) }),
]);
export type Saying = z.output<typeof saying>;

/** Writes it; every time in Toronto's, and says so, wherever the reader is. */
export function writeSaying(locale: Locale, said: Saying): string {
  const { frame } = mailTexts[locale];
  if (typeof said === 'string') return said;
  if ('cents' in said)
    return new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' }).format(said.cents / 100);
  if ('basisPoints' in said)
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      said.basisPoints / 10_000,
    );
  if ('hours' in said)
    return fillText(said.hours < 2 ? frame.hour : frame.hours, { count: String(said.hours) });
  if ('people' in said)
    return new Intl.ListFormat(locale).format(
      said.people.map((name) => nameOf(name) || fillText(frame.somebody, {})),
    );
  return 'atSeconds' in said
    ? fillText(frame.moment, { day: dayIn(locale, said.atSeconds), time: timeIn(locale, said.atSeconds) })
    : fillText(frame.span, {
        day: dayIn(locale, said.fromSeconds),
        from: timeIn(locale, said.fromSeconds),
        to: timeIn(locale, said.toSeconds),
      });
}

const dayIn = (locale: Locale, seconds: number): string =>
  new Intl.DateTimeFormat(locale, { timeZone: serviceTimeZone, dateStyle: 'full' }).format(seconds * 1000);

const timeIn = (locale: Locale, seconds: number): string =>
  new Intl.DateTimeFormat(locale, { timeZone: serviceTimeZone, timeStyle: 'short' }).format(seconds * 1000);

/**
 * Anybody can sign up with the address of somebody else and a name of their choice. A name that mail programs would
 * make a link of is left out, so that our mails carry nobody's advertisement.
 */
export function nameOf(name: string): string {
  const inOneLine = oneLine(name);
  return /[/@:\\]|[\p{L}\p{N}]\.[\p{L}\p{N}]{2}/u.test(inOneLine) ? '' : inOneLine;
}

/** Without line ends and signs that cannot be seen, which could make a header or another text of it. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
