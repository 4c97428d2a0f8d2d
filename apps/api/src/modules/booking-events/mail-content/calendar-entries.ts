import { brand } from '@repo/domain/brand';
import type { MailValues } from '../../../mails/mail-values.ts';
import type { NotificationContext } from '../notification-context.ts';
import type { Booking, ProviderLine } from '../booking/load-booking.ts';
import { workingTimeOfLine } from './working-time.ts';

type Calendar = NonNullable<MailValues['requestAccepted']['calendar']>;

/** Returns calendar entries for provider lines, as the calendar of the host or of the provider shows them. */
export const calendarOf = (
  context: NotificationContext,
  booking: Booking,
  lines: readonly ProviderLine[],
  owner: 'host' | 'provider',
): Calendar => buildCalendar(context, booking, lines, owner, false);

/** Returns the cancellation of the same entries. */
export const cancelledCalendarOf = (
  context: NotificationContext,
  booking: Booking,
  lines: readonly ProviderLine[],
  owner: 'host' | 'provider',
): Calendar => buildCalendar(context, booking, lines, owner, true);

const buildCalendar = (
  { nowSeconds, pageAt }: NotificationContext,
  booking: Booking,
  lines: readonly ProviderLine[],
  owner: 'host' | 'provider',
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
      // Each extension raises the version, and so does the cancellation.
      version: extensions.length + (isCancelled ? 1 : 0),
      startsAtSeconds: fromSeconds,
      endsAtSeconds: toSeconds,
      title: owner === 'host' ? `${event.name}: ${booking.personOf(line.providerId).name}` : event.name,
      place: event.address,
      details: `${brand.singular} ${event.publicId}`,
    };
  }),
});
