import { hasConflict } from '../matching/occupied-range.ts';
import { isBlackedOutBy } from '../schedule/blackout.ts';
import type { ProviderSchedule } from '../schedule/provider-schedule.ts';
import { isInEnabledSlots, serviceSpanOf } from '../schedule/service-span.ts';
import type { TimeRange } from '../time/time-range.ts';
import { wallClockOf } from '../time/wall-clock.ts';

/** An event that the provider has accepted, without the buffer after it. */
export type PlannedEvent = TimeRange & { readonly id: number; readonly name: string };

/** What in a provider's own calendar speaks against a request. */
export type CalendarClash =
  | { readonly kind: 'blackout' | 'outsideHours' }
  /** `overlap` includes the buffer between two bookings; `sameDay` leaves enough time. */
  | { readonly kind: 'overlap' | 'sameDay'; readonly event: PlannedEvent };

type OwnCalendar = { readonly schedule: ProviderSchedule; readonly events: readonly PlannedEvent[] };

/**
 * Finds what speaks against a request in the provider's own calendar. A host can only book a time that is free, but the
 * provider may have changed the schedule since, and another event on that day matters for the way between the two.
 */
export function findCalendarClashes(
  range: TimeRange,
  { schedule, events }: OwnCalendar,
): readonly CalendarClash[] {
  return [...scheduleClashes(range, schedule), ...eventClashes(range, events)];
}

function scheduleClashes(range: TimeRange, schedule: ProviderSchedule): readonly CalendarClash[] {
  const span = serviceSpanOf(range);
  if (span === undefined) return [{ kind: 'outsideHours' }];
  const isBlackedOut = schedule.blackouts.some((blackout) => isBlackedOutBy(blackout, span));
  return [
    ...(isBlackedOut ? [{ kind: 'blackout' } as const] : []),
    ...(isInEnabledSlots(schedule.weeklySlots, span) ? [] : [{ kind: 'outsideHours' } as const]),
  ];
}

/** Returns the overlapping events first, then those that start on the same day in Toronto. */
function eventClashes(range: TimeRange, events: readonly PlannedEvent[]): readonly CalendarClash[] {
  const dayOf = ({ startsAtSeconds }: TimeRange) => wallClockOf(startsAtSeconds).day;
  const overlapping = events.filter((event) => hasConflict(range, [event]));
  const others = events.filter((event) => !overlapping.includes(event) && dayOf(event) === dayOf(range));
  return [
    ...overlapping.map((event) => ({ kind: 'overlap', event }) as const),
    ...others.map((event) => ({ kind: 'sameDay', event }) as const),
  ];
}
