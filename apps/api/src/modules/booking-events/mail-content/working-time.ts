import { secondsOf } from '@repo/domain/time/unix-seconds';
import { eventEndsAtSeconds } from '../../orders/orders.module.ts';
import type { LineRecord } from '../../orders/orders.module.ts';
import type { Booking } from '../booking/load-booking.ts';

/** The working hours of a provider at an event. */
export type WorkingTime = { readonly fromSeconds: number; readonly toSeconds: number };

export const startsAtSecondsOf = ({ event }: Pick<Booking, 'event'>): number =>
  secondsOf(event.providerStartsAt);

/** Includes the longest extension of all providers. */
export const workingTimeOf = (booking: Pick<Booking, 'event' | 'lines'>): WorkingTime => ({
  fromSeconds: startsAtSecondsOf(booking),
  toSeconds: eventEndsAtSeconds(booking.event, booking.lines),
});

/** Includes the extension of this provider only. */
export const workingTimeOfLine = (
  booking: Pick<Booking, 'event' | 'lines'>,
  line: Pick<LineRecord, 'id'>,
): WorkingTime =>
  workingTimeOf({
    event: booking.event,
    lines: booking.lines.filter(({ bookingLineId }) => bookingLineId === line.id),
  });
