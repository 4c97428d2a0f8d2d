import { occupiedRange } from '@repo/domain/matching/occupied-range';
import { serviceSpanOf, slotsCovering } from '@repo/domain/schedule/service-span';
import type { SlotCell } from '@repo/domain/schedule/slots';
import { secondsPerDay, secondsPerHour } from '@repo/domain/time/seconds';
import type { TimeRange } from '@repo/domain/time/time-range';

/** A wanted time in the whole numbers that the database compares. */
export type WantedTime = {
  readonly serviceDay: number;
  /** Since the service day began, the buffer of the booking included. */
  readonly fromSecond: number;
  readonly untilSecond: number;
  readonly cells: readonly SlotCell[];
};

/** A service day begins at 10:00 UTC, when nobody works in either half of the year; see `matching_busy`. */
const dayBeginsAfterSeconds = 10 * secondsPerHour;

/** Nothing for a time that nobody can be booked for. */
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
