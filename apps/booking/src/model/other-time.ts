import { wallClockOf } from '@repo/domain/time/wall-clock';
import type { OtherTime } from './api/availability.ts';
import type { EventFormValues } from './store/event-form.ts';

const minutesPerDay = 24 * 60;

/**
 * The event at another time. The provider comes at the time that was offered, and the event begins as long
 * before or after that as the host has planned; where that would be another day, both begin together.
 */
export function movedTo(values: EventFormValues, { eventDate, startsAtSeconds }: OtherTime): EventFormValues {
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
