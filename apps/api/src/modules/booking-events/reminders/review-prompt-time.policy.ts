import { addDays } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { instantOf } from '@repo/domain/time/wall-clock';

const promptMinute = 10 * 60;

/** A host is asked for a review at 10:00 in the morning after the event. */
export const reviewPromptAt = (eventDay: CalendarDay): number =>
  instantOf(addDays(eventDay, 1), promptMinute);
