import type { TimeRange } from '../time/time-range.ts';
import { isScheduleOpen, type ProviderSchedule } from './provider-schedule.ts';
import { serviceSpanOf } from './service-span.ts';

/** Returns the booked events during which a schedule is closed. They stay booked; their provider should know. */
export const uncoveredEvents = <Event extends TimeRange>(
  schedule: ProviderSchedule,
  events: readonly Event[],
): readonly Event[] =>
  events.filter((event) => {
    const span = serviceSpanOf(event);
    return span === undefined || !isScheduleOpen(schedule, span);
  });
