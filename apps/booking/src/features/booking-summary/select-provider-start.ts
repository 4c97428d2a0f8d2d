import { instantOf } from '@repo/domain/time/wall-clock';
import { selectEventForm } from '../../model/store/event-form.ts';

/** Returns when the providers of a new booking start; null until day and time are chosen. */
export function selectProviderStart(state: Parameters<typeof selectEventForm>[0]): number | null {
  const { eventDate, providerStartMinute } = selectEventForm(state);
  return eventDate === null || providerStartMinute === null
    ? null
    : instantOf(eventDate, providerStartMinute);
}
