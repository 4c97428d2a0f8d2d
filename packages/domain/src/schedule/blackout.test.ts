import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarDayInUtc } from '../time/calendar-day.ts';
import { rangeOfHours } from '../time/time-range.ts';
import {
  blackoutTimeChoices,
  canBlackOutDay,
  compareBlackouts,
  daysOfBlackout,
  isBlackedOutBy,
  wholeDay,
  withoutBlackoutDay,
  type Blackout,
} from './blackout.ts';
import { serviceSpanOf } from './service-span.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const day = (iso: string) => calendarDayInUtc(seconds(iso));

function isBlackedOut(blackout: Blackout, start: string, hours: number): boolean {
  const span = serviceSpanOf(rangeOfHours(seconds(start), hours));
  assert.ok(span, start);
  return isBlackedOutBy(blackout, span);
}

const saturday = wholeDay(day('2027-07-03'));
const longWeekend: Blackout = { kind: 'wholeDays', firstDay: day('2027-07-03'), lastDay: day('2027-07-05') };
const lunch: Blackout = {
  kind: 'partOfDay',
  day: day('2027-07-03'),
  startMinute: 12 * 60,
  endMinute: 13 * 60,
};
const evening: Blackout = { ...lunch, startMinute: 21 * 60, endMinute: 23 * 60 + 59 };

test('[W-R03] blacks out a newly picked date entirely', () => {
  assert.deepEqual(saturday, { kind: 'wholeDays', firstDay: day('2027-07-03'), lastDay: day('2027-07-03') });
});

const cases = [
  ['a whole day covers its morning', saturday, '2027-07-03T08:00-04:00', 1, true],
  ['[A-34] a whole day covers its night', saturday, '2027-07-04T00:30-04:00', 1, true],
  [
    '[A-34] a whole day leaves the night of the day before alone',
    saturday,
    '2027-07-03T00:30-04:00',
    1,
    false,
  ],
  ['a whole day leaves the evening before alone', saturday, '2027-07-02T22:00-04:00', 3, false],
  ['a whole day leaves the morning after alone', saturday, '2027-07-04T08:00-04:00', 1, false],
  ['[W-R02] several days cover the first', longWeekend, '2027-07-03T10:00-04:00', 1, true],
  ['[W-R02] several days cover one between', longWeekend, '2027-07-04T10:00-04:00', 1, true],
  ['[W-R02] several days cover the night of the last', longWeekend, '2027-07-06T01:00-04:00', 1, true],
  ['[W-R02] several days leave the day after alone', longWeekend, '2027-07-06T10:00-04:00', 1, false],
  ['a part of a day lets a booking end where it starts', lunch, '2027-07-03T10:00-04:00', 2, false],
  ['a part of a day stops a booking that ends in it', lunch, '2027-07-03T10:15-04:00', 2, true],
  ['a part of a day stops a booking that ends a minute into it', lunch, '2027-07-03T10:01-04:00', 2, true],
  ['a part of a day stops a booking around it', lunch, '2027-07-03T11:00-04:00', 4, true],
  ['a part of a day lets a booking start where it ends', lunch, '2027-07-03T13:00-04:00', 2, false],
  ['a part of a day stops a booking that starts in it', lunch, '2027-07-03T12:45-04:00', 2, true],
  ['a part of a day leaves the same hours of another day alone', lunch, '2027-07-04T12:00-04:00', 1, false],
  ['[A-34] an end at 23:59 covers the last minute too', evening, '2027-07-03T23:45-04:00', 1, true],
  ['[A-34] an end at 23:59 covers that minute itself', evening, '2027-07-03T23:59-04:00', 1, true],
  ['[A-34] an end at 23:59 leaves the night alone', evening, '2027-07-04T00:00-04:00', 1, false],
] as const;

for (const [title, blackout, start, hours, expected] of cases) {
  test(title, () => assert.equal(isBlackedOut(blackout, start, hours), expected));
}

test('[W-R02] the calendar takes today, on the calendar of Toronto, and no past date', () => {
  const lateEvening = seconds('2027-07-03T23:30-04:00');
  assert.equal(canBlackOutDay(day('2027-07-02'), lateEvening), false);
  assert.equal(canBlackOutDay(day('2027-07-03'), lateEvening), true);
  assert.equal(canBlackOutDay(day('2027-07-04'), lateEvening), true);
});

test('[W-R04] the dialog offers every quarter of an hour from 08:00, and 23:59', () => {
  assert.equal(blackoutTimeChoices.length, 16 * 4 + 1);
  assert.deepEqual(blackoutTimeChoices.slice(0, 3), [480, 495, 510]);
  assert.deepEqual(blackoutTimeChoices.slice(-2), [23 * 60 + 45, 23 * 60 + 59]);
});

test('sorts blackouts by day, a whole day before hours of it', () => {
  const sunday = wholeDay(day('2027-07-04'));
  assert.deepEqual([sunday, evening, lunch, saturday].toSorted(compareBlackouts), [
    saturday,
    lunch,
    evening,
    sunday,
  ]);
});

test('[W-R02] a blackout touches each of its days', () => {
  assert.deepEqual(daysOfBlackout(longWeekend), [day('2027-07-03'), day('2027-07-04'), day('2027-07-05')]);
  assert.deepEqual(daysOfBlackout(lunch), [day('2027-07-03')]);
});

test('[W-R02] freeing a day leaves the other days of a longer blackout, without past ones', () => {
  const other = wholeDay(day('2027-07-10'));
  const freeSunday = (now: string) =>
    withoutBlackoutDay([longWeekend, other], day('2027-07-04'), seconds(now));
  assert.deepEqual(freeSunday('2027-07-01T12:00Z'), [saturday, wholeDay(day('2027-07-05')), other]);
  assert.deepEqual(freeSunday('2027-07-04T12:00Z'), [wholeDay(day('2027-07-05')), other]);
  assert.deepEqual(withoutBlackoutDay([lunch, evening, other], day('2027-07-03'), 0), [other]);
});
