import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, calendarDayInUtc } from './calendar-day.ts';
import {
  bookableDayCode,
  earliestBookableDay,
  isBookableDay,
  latestBookableDay,
  todayInToronto,
} from './earliest-bookable-day.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const day = (iso: string) => calendarDayInUtc(seconds(iso));

/** Now, today in Toronto, and the first day that may be booked. */
const cases = [
  ['[C-R10] at noon it is tomorrow', '2027-07-01T12:00:00-04:00', '2027-07-01', '2027-07-02'],
  [
    '[C-R10] in the evening UTC is a day ahead and Toronto is not',
    '2027-07-01T21:00:00-04:00',
    '2027-07-01',
    '2027-07-02',
  ],
  [
    '[FF-8] just after midnight before the clocks go back, 24 hours later is still today',
    '2027-11-07T00:30:00-04:00',
    '2027-11-07',
    '2027-11-08',
  ],
  [
    '[FF-8] just before midnight before the clocks go forward, 24 hours later is already the day after tomorrow',
    '2027-03-13T23:30:00-05:00',
    '2027-03-13',
    '2027-03-14',
  ],
  ['[FF-8] on the day the clocks went forward', '2027-03-14T23:59:59-04:00', '2027-03-14', '2027-03-15'],
  ['[FF-8] in the last minute of a year', '2027-12-31T23:59:00-05:00', '2027-12-31', '2028-01-01'],
] as const;

for (const [title, now, today, earliest] of cases) {
  test(title, () => {
    assert.equal(todayInToronto(seconds(now)), day(today));
    assert.equal(earliestBookableDay(seconds(now)), day(earliest));
    assert.equal(isBookableDay(day(earliest), seconds(now)), true);
    assert.equal(isBookableDay(day(today), seconds(now)), false);
  });
}

/** Now, and the last day that may be booked. */
const latest = [
  ['the same date two years later', '2027-07-01T12:00:00-04:00', '2029-07-01'],
  ['the date in Toronto while UTC is a day ahead', '2027-07-01T21:00:00-04:00', '2029-07-01'],
  ['the last of February after a leap day', '2028-02-29T12:00:00-05:00', '2030-02-28'],
  ['the last of a year', '2027-12-31T23:59:00-05:00', '2029-12-31'],
] as const;

for (const [title, now, last] of latest) {
  test(`[A-109] the latest day is 24 months ahead: ${title}`, () => {
    const nowSeconds = seconds(now);
    assert.equal(latestBookableDay(nowSeconds), day(last));
    assert.equal(isBookableDay(day(last), nowSeconds), true);
    assert.equal(isBookableDay(addDays(day(last), 1), nowSeconds), false);
    assert.equal(bookableDayCode(addDays(day(last), 1), nowSeconds), 'event_date_is_too_far_ahead');
  });
}
