import { brand } from '@repo/domain/brand';
import { calendarFile } from '@repo/domain/calendar/calendar-file';
import type { CalendarEntry } from '@repo/domain/calendar/calendar-file';
import { isContactShown } from '@repo/domain/order/contact-window';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { Locale } from '@repo/i18n/locale';
import { formatMailValue } from '../../mails/mail-value.ts';
import { placeOf } from '../orders/orders.module.ts';
import type { FeedEventRecord } from './calendar-feed.repository.ts';

type FeedContext = { readonly providerId: number; readonly locale: Locale; readonly nowSeconds: number };

/** Returns the calendar file of a provider's bookings. */
export const presentCalendarFile = (events: readonly FeedEventRecord[], context: FeedContext): string =>
  calendarFile(
    events.map((event) => entryOf(event, context)),
    context.nowSeconds,
  );

/**
 * Returns the calendar entry of an event, with the id of the emailed entry so that calendars merge both. Includes the
 * on-site contact only while A-103 allows it.
 */
function entryOf(event: FeedEventRecord, { providerId, locale, nowSeconds }: FeedContext): CalendarEntry {
  const startsAtSeconds = secondsOf(event.startsAt);
  const endsAtSeconds = secondsOf(event.endsAt);
  const contact = isContactShown(endsAtSeconds, nowSeconds) ? [event.contactName, event.contactPhone] : [];
  const details = [
    formatMailValue(locale, { fromSeconds: startsAtSeconds, toSeconds: endsAtSeconds }),
    contact.filter((text) => text !== '').join(', '),
    `${brand.singular} ${event.publicId}`,
  ];
  return {
    id: `${event.publicId}-${providerId}`,
    startsAtSeconds,
    endsAtSeconds,
    title: event.name,
    place: placeOf(event),
    details: details.filter((line) => line !== '').join('\n'),
  };
}
