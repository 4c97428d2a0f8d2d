import { timeSteps } from '../time/time-step.ts';
import { instantOf } from '../time/wall-clock.ts';
import { isBlackedOutBy, type Blackout } from './blackout.ts';
import { isInEnabledSlots, serviceSpanOf, type ServiceSpan } from './service-span.ts';
import { serviceHours } from './slots.ts';
import type { WeeklySlots } from './weekly-slots.ts';

/** When a provider takes bookings: the weekly grid less the blackout days (W-R06). */
export type ProviderSchedule = {
  readonly weeklySlots: WeeklySlots;
  readonly blackouts: readonly Blackout[];
};

/** Whether a provider's schedule is open for the whole of a span. */
export const isScheduleOpen = (schedule: ProviderSchedule, span: ServiceSpan): boolean =>
  isInEnabledSlots(schedule.weeklySlots, span) &&
  !schedule.blackouts.some((blackout) => isBlackedOutBy(blackout, span));

/**
 * The instant at which the open time that holds another instant ends, or nothing when the schedule is closed
 * then. An extension may run until here: to the end of the last enabled slot in a row, the night slot
 * included, or to the next blackout. Slots and blackouts begin on the steps of the pickers (W-R04).
 */
export function openUntil(schedule: ProviderSchedule, epochSeconds: number): number | undefined {
  const span = serviceSpanOf({ startsAtSeconds: epochSeconds, endsAtSeconds: epochSeconds + 1 });
  if (span === undefined || !isScheduleOpen(schedule, span)) return undefined;
  const isOpenAt = (minute: number): boolean =>
    isScheduleOpen(schedule, { day: span.day, firstMinute: minute, lastMinute: minute });
  const closing = timeSteps(serviceHours.fromMinute, serviceHours.untilMinute).find(
    (minute) => minute > span.firstMinute && !isOpenAt(minute),
  );
  return instantOf(span.day, closing ?? serviceHours.untilMinute);
}
