import { addDays, calendarDayOfParts } from '@repo/domain/time/calendar-day';
import { calendarDayOf, isoDayOf } from './iso-day.ts';

const day = calendarDayOfParts({ year: 2027, month: 3, day: 14 });

test('[A-35] a day of the calendar is written as a date field has it, and read back the same', () => {
  if (day === undefined) throw new Error('the calendar has this day');
  expect(isoDayOf(day)).toBe('2027-03-14');
  for (let step = 0; step < 800; step += 1) {
    const next = addDays(day, step);
    expect(calendarDayOf(isoDayOf(next))).toBe(next);
  }
});

test.each(['', 'tomorrow', '2027-02-30', '2027-13-01', '2027-3-14', '2027-03-14T00:00Z'])(
  '[C-R10] %p names no day',
  (text) => expect(calendarDayOf(text)).toBeUndefined(),
);
