import { brand } from '@repo/domain/brand';
import { calendarFile } from '@repo/domain/calendar/calendar-file';
import type { Locale } from '@repo/i18n/locale';
import { z } from 'zod';
import type { MailAttachment } from '../ports/mailer.ts';
import { mailLink } from './mail-link.ts';
import { formatMailValue } from './mail-value.ts';

/** Calendar entries that a mail carries. */
export const calendar = z.object({
  isCancelled: z.boolean(),
  /** The organizer of the entries: the address of the product. */
  organizer: mailLink,
  /** When it was written; calendars compare it to order versions of an entry. */
  writtenAtSeconds: z.int(),
  entries: z
    .array(
      z.object({
        /** The same for every version of the entry, so that a later one replaces it and a cancelled one removes it. */
        id: z.string().regex(/^[\w-]+$/),
        version: z.int().nonnegative(),
        startsAtSeconds: z.int(),
        endsAtSeconds: z.int(),
        title: z.string(),
        place: z.string(),
        details: z.string(),
      }),
    )
    .min(1),
});
export type Calendar = z.output<typeof calendar>;

/** Returns the attachment; its descriptions name the time in Toronto, as calendars show their owner's zone (FF-12). */
export function calendarAttachment(
  { isCancelled, organizer, writtenAtSeconds, entries }: Calendar,
  locale: Locale,
): MailAttachment {
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  const file = calendarFile(
    entries.map(({ version, details, ...entry }) => ({
      ...entry,
      details: `${formatMailValue(locale, { fromSeconds: entry.startsAtSeconds, toSeconds: entry.endsAtSeconds })}\n${details}`,
      revision: { organizer, version, isCancelled },
    })),
    writtenAtSeconds,
    method,
  );
  return {
    fileName: `${brand.slug}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: file,
  };
}
