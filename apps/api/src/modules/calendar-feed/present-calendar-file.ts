import { brand } from '@repo/domain/brand';
import { calendarFile } from '@repo/domain/calendar/calendar-file';
import type { CalendarEntry } from '@repo/domain/calendar/calendar-file';
import { isContactShown } from '@repo/domain/order/contact-window';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { Locale } from '@repo/i18n/locale';
import { formatMailValue } from '../../mails/mail-value.ts';
import { placeOf } from '../orders/orders.module.ts';
import type { FeedEventRecord } from './calendar-feed.repository.ts';

type Reading = { readonly providerId: number; readonly locale: Locale; readonly nowSeconds: number };

/** Returns the calendar file of a provider's bookings. */
export const presentCalendarFile = (events: readonly FeedEventRecord[], reading: Reading): string =>
  calendarFile(
    events.map((event) => entryOf(event, reading)),
    reading.nowSeconds,
  );

/** Has the id of the entry that the provider got by email, and the on-site contact only as long as A-103 allows. */
function entryOf(event: FeedEventRecord, { providerId, locale, nowSeconds }: Reading): CalendarEntry {
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
