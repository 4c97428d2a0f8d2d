import { calendarFile } from '@repo/domain/calendar/calendar-file';
import type { CalendarEntry } from '@repo/domain/calendar/calendar-file';
import { nowSeconds } from '../clock/use-now.ts';

/** Creates a calendar file on the device. The object URL is not revoked, because some browsers read it later. */
export function saveCalendarFile(entry: CalendarEntry): void {
  const link = document.createElement('a');
  const file = new Blob([calendarFile([entry], nowSeconds())], { type: 'text/calendar;charset=utf-8' });
  link.href = URL.createObjectURL(file);
  link.download = 'event.ics';
  link.click();
}
