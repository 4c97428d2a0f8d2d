import { calendarFile } from '@repo/domain/calendar/calendar-file';
import type { CalendarEntry } from '@repo/domain/calendar/calendar-file';
import { nowSeconds } from '../clock/use-now.ts';
import { saveFile } from '../files/save-file.ts';

/** Creates a calendar file on the device. */
export function saveCalendarFile(entry: CalendarEntry): void {
  const file = new Blob([calendarFile([entry], nowSeconds())], { type: 'text/calendar;charset=utf-8' });
  saveFile(file, 'event.ics');
}
