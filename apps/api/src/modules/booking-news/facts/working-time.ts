import { eventEndsAtSeconds } from '../../orders/orders.module.ts';
import type { LineRecord } from '../../orders/orders.module.ts';
import type { Booking } from '../read-booking.ts';

/** From when to when somebody works at an event, as mails say it. */
export type WorkingTime = { readonly fromSeconds: number; readonly toSeconds: number };

export const startsAtSecondsOf = ({ event }: Pick<Booking, 'event'>): number =>
  event.providerStartsAt.getTime() / 1000;

/** With the longest extension of all. */
export const workingTimeOf = (booking: Pick<Booking, 'event' | 'lines'>): WorkingTime => ({
  fromSeconds: startsAtSecondsOf(booking),
  toSeconds: eventEndsAtSeconds(booking.event, booking.lines),
});

/** With the extension of this provider alone. */
export const workingTimeOfLine = (
  booking: Pick<Booking, 'event' | 'lines'>,
  line: Pick<LineRecord, 'id'>,
): WorkingTime =>
  workingTimeOf({
    event: booking.event,
    lines: booking.lines.filter(({ bookingLineId }) => bookingLineId === line.id),
  });
