import { occupiedRange } from '@repo/domain/matching/occupied-range';
import { serviceSpanOf, slotsCovering } from '@repo/domain/schedule/service-span';
import type { SlotCell } from '@repo/domain/schedule/slots';
import { secondsPerDay, secondsPerHour } from '@repo/domain/time/seconds';
import type { TimeRange } from '@repo/domain/time/time-range';

/** A requested time as the integers that the database compares. */
export type WantedTime = {
  readonly serviceDay: number;
  /** Seconds since the service day began, including the buffers around a booking. */
  readonly fromSecond: number;
  readonly untilSecond: number;
  readonly cells: readonly SlotCell[];
};

/** A service day begins at 10:00 UTC, which is outside working hours in summer and winter; see `matching_busy`. */
export const dayBeginsAfterSeconds = 10 * secondsPerHour;

/** Returns undefined for a time at which no provider can be booked. */
export function wantedTimeOf(range: TimeRange): WantedTime | undefined {
  const span = serviceSpanOf(range);
  if (span === undefined) return undefined;
  const { startsAtSeconds, endsAtSeconds } = occupiedRange(range);
  const beginsAt = span.day + dayBeginsAfterSeconds;
  return {
    serviceDay: span.day / secondsPerDay,
    fromSecond: startsAtSeconds - beginsAt,
    untilSecond: endsAtSeconds - beginsAt,
    cells: slotsCovering(span),
  };
}
