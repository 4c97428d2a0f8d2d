import { wallClockOf } from '@repo/domain/time/wall-clock';
import type { OtherTime } from '../../../model/api/availability.ts';
import type { EventFormValues } from '../../../model/store/event-form.ts';

const minutesPerDay = 24 * 60;

/**
 * Moves the event to another time. The provider comes at the offered time, and the event keeps its distance to
 * it, unless that would be another day; then both start together.
 */
export function moveEventTo(
  values: EventFormValues,
  { eventDate, startsAtSeconds }: OtherTime,
): EventFormValues {
  const { minuteOfDay } = wallClockOf(startsAtSeconds);
  const { eventStartMinute, providerStartMinute } = values;
  const lead = (eventStartMinute ?? 0) - (providerStartMinute ?? eventStartMinute ?? 0);
  const eventStart = minuteOfDay + lead;
  const isSameDay = eventStart >= 0 && eventStart < minutesPerDay;
  return {
    ...values,
    eventDate,
    providerStartMinute: minuteOfDay,
    eventStartMinute: isSameDay ? eventStart : minuteOfDay,
  };
}
