import { timeSteps } from '../time/time-step.ts';
import { instantOf } from '../time/wall-clock.ts';
import { isBlackedOutBy, type Blackout } from './blackout.ts';
import { isInEnabledSlots, serviceSpanOf, type ServiceSpan } from './service-span.ts';
import { serviceHours } from './slots.ts';
import type { WeeklySlots } from './weekly-slots.ts';

/** A provider's weekly grid and blackouts (W-R06). */
export type ProviderSchedule = {
  readonly weeklySlots: WeeklySlots;
  readonly blackouts: readonly Blackout[];
};

/** Whether a schedule is open for a whole span. */
export const isScheduleOpen = (schedule: ProviderSchedule, span: ServiceSpan): boolean =>
  isInEnabledSlots(schedule.weeklySlots, span) &&
  !schedule.blackouts.some((blackout) => isBlackedOutBy(blackout, span));

/**
 * Returns when the open time around an instant ends, undefined when the schedule is closed then. It is the latest end
 * of an extension: the end of the last consecutive enabled slot, or the next blackout. Slots and blackouts
 * start on picker steps (W-R04).
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
