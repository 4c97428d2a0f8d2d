import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarDayInUtc } from '../time/calendar-day.ts';
import { rangeOfHours } from '../time/time-range.ts';
import { isInEnabledSlots, serviceSpanOf, slotsCovering } from './service-span.ts';
import { noSlot, toggleSlot, type WeeklySlots } from './weekly-slots.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const day = (iso: string) => calendarDayInUtc(seconds(iso));

/** Start in Toronto, hours, and the needed cells as weekday-row; null where nothing can be booked. */
const needed = [
  ['a booking that fills one row', '2027-07-03T08:00-04:00', 4, ['6-1']],
  ['a booking over two rows', '2027-07-03T11:45-04:00', 2, ['6-1', '6-2']],
  ['a booking that ends a minute into a row', '2027-07-03T10:01-04:00', 2, ['6-1', '6-2']],
  ['[A-34] not even the first minute after 02:00', '2027-07-04T02:00-04:00', 1 / 60, null],
  ['a booking that begins where a row ends', '2027-07-03T12:00-04:00', 2, ['6-2']],
  [
    '[FF-10] four hours from 20:00 end at 24:00 and fit the row that shows 23:59',
    '2027-07-03T20:00-04:00',
    4,
    ['6-4'],
  ],
  ['[FF-10] four hours from 20:15 need the night as well', '2027-07-03T20:15-04:00', 4, ['6-4', '6-5']],
  [
    "[A-34] 22:00 to 01:00 on a Saturday needs Saturday's last two rows",
    '2027-07-03T22:00-04:00',
    3,
    ['6-4', '6-5'],
  ],
  ['[A-34] half past midnight on a Sunday is the night of Saturday', '2027-07-04T00:30-04:00', 1, ['6-5']],
  ['[A-34] the night may end at 02:00', '2027-07-04T00:00-04:00', 2, ['6-5']],
  ['[A-34] the night may not end after 02:00', '2027-07-04T00:15-04:00', 2, null],
  ['[A-34] 02:00 cannot be booked', '2027-07-04T02:00-04:00', 1, null],
  ['[A-34] 07:00 to 09:00 cannot be booked', '2027-07-04T07:00-04:00', 2, null],
  ['a booking of a whole service day', '2027-07-03T08:00-04:00', 18, ['6-1', '6-2', '6-3', '6-4', '6-5']],
  ['a booking from one service day into the next', '2027-07-03T22:00-04:00', 12, null],
  ['the night before the clocks go forward, to its very end', '2027-03-14T00:00-05:00', 2, ['6-5']],
  ['the night before the clocks go forward, an hour too long', '2027-03-14T00:00-05:00', 3, null],
  ['the night before the clocks go back, which lasts three hours', '2027-11-07T00:00-04:00', 3, ['6-5']],
  ['a booking inside the hour that comes twice', '2027-11-07T01:30-04:00', 1, ['6-5']],
  ['a booking from the second showing of that hour', '2027-11-07T01:00-05:00', 1, ['6-5']],
  ['[FF-6] 9:00 on the day the clocks went forward', '2027-03-14T09:00-04:00', 2, ['0-1']],
  ['[FF-7] 9:00 on the day the clocks went back', '2027-11-07T09:00-05:00', 2, ['0-1']],
] as const;

for (const [title, start, hours, cells] of needed) {
  test(title, () => {
    const span = serviceSpanOf(rangeOfHours(seconds(start), hours));
    const names = span && slotsCovering(span).map(({ dayInWeek, slotId }) => `${dayInWeek}-${slotId}`);
    assert.deepEqual(names ?? null, cells);
  });
}

test('returns the day of the column and the minutes from its midnight', () => {
  assert.deepEqual(serviceSpanOf(rangeOfHours(seconds('2027-07-04T00:30-04:00'), 1)), {
    day: day('2027-07-03'),
    firstMinute: 24 * 60 + 30,
    lastMinute: 25 * 60 + 29,
  });
});

test('returns no span for an empty or reversed range', () => {
  const start = seconds('2027-07-03T10:00-04:00');
  assert.equal(serviceSpanOf({ startsAtSeconds: start, endsAtSeconds: start }), undefined);
  assert.equal(serviceSpanOf({ startsAtSeconds: start, endsAtSeconds: start - 3600 }), undefined);
});

test('[A-34] a span is enabled when every cell it needs is', () => {
  const saturdayEvening = serviceSpanOf(rangeOfHours(seconds('2027-07-03T22:00-04:00'), 3));
  assert.ok(saturdayEvening);
  const gridOf = (...cells: readonly Parameters<typeof toggleSlot>[1][]): WeeklySlots =>
    cells.reduce(toggleSlot, noSlot);
  const late = { dayInWeek: 6, slotId: 4 } as const;
  const night = { dayInWeek: 6, slotId: 5 } as const;
  assert.equal(isInEnabledSlots(gridOf(late, night), saturdayEvening), true);
  assert.equal(isInEnabledSlots(gridOf(late), saturdayEvening), false);
  assert.equal(isInEnabledSlots(gridOf(night), saturdayEvening), false);
  assert.equal(isInEnabledSlots(gridOf(late, { dayInWeek: 0, slotId: 5 }), saturdayEvening), false);
});
