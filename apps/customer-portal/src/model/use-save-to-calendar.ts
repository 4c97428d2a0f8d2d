import type { HostEvent } from '@repo/contracts/events/host-events';
import { brand } from '@repo/domain/brand';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { saveCalendarFile } from '@repo/shell/calendar/save-calendar-file';
import { wholeHoursOf } from './steps/next-steps.ts';

/** Returns how to save an event as a calendar file. */
export function useSaveToCalendar(event: HostEvent): () => void {
  const { moment, timeRange } = useFormats();
  const { sbstartTime, eventName, eventLocation, publicId, sbList } = event;
  const range = rangeOfHours(sbstartTime, wholeHoursOf(event));
  return () =>
    saveCalendarFile({
      id: `event-${publicId}`,
      ...range,
      title: `${eventName} (${brand.singular})`,
      place: eventLocation[0]?.currentLocation ?? '',
      details: [moment(sbstartTime), timeRange(range), sbList].filter((line) => line !== '').join('\n'),
    });
}
