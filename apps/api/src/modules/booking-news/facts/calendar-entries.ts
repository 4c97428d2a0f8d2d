import { brand } from '@repo/domain/brand';
import type { MailValues } from '../../../mails/mail-values.ts';
import type { NewsDesk } from '../news-desk.ts';
import type { Booking, ProviderLine } from '../read-booking.ts';
import { workingTimeOfLine } from './working-time.ts';

type Calendar = NonNullable<MailValues['requestAccepted']['calendar']>;

/** Entries for those bookings in the calendar of the host or of the provider. */
export const calendarOf = (
  desk: NewsDesk,
  booking: Booking,
  lines: readonly ProviderLine[],
  whose: 'host' | 'provider',
): Calendar => calendarWith(desk, booking, lines, whose, false);

/** Takes the same entries away again. */
export const cancelledCalendarOf = (
  desk: NewsDesk,
  booking: Booking,
  lines: readonly ProviderLine[],
  whose: 'host' | 'provider',
): Calendar => calendarWith(desk, booking, lines, whose, true);

const calendarWith = (
  { nowSeconds, pageAt }: NewsDesk,
  booking: Booking,
  lines: readonly ProviderLine[],
  whose: 'host' | 'provider',
  isCancelled: boolean,
): Calendar => ({
  isCancelled,
  organizer: pageAt('/'),
  writtenAtSeconds: nowSeconds,
  entries: lines.map((line) => {
    const { event } = booking;
    const { fromSeconds, toSeconds } = workingTimeOfLine(booking, line);
    const extensions = booking.lines.filter(
      ({ kind, bookingLineId }) => kind === 'extension' && bookingLineId === line.id,
    );
    return {
      id: `${event.publicId}-${line.providerId}`,
      // Every extension is another version, and the end is one more.
      version: extensions.length + (isCancelled ? 1 : 0),
      startsAtSeconds: fromSeconds,
      endsAtSeconds: toSeconds,
      title: whose === 'host' ? `${event.name}: ${booking.personOf(line.providerId).name}` : event.name,
      place: event.address,
      details: `${brand.singular} ${event.publicId}`,
    };
  }),
});
