import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import {
  addDays,
  addMonths,
  calendarDayInUtc,
  calendarDayOfParts,
  datePartsOf,
  parseCalendarDay,
} from './calendar-day.ts';

const day = (iso: string) => calendarDayInUtc(Date.parse(iso) / 1000);

const zoneOfRunner = process.env['TZ'];
after(() => {
  if (zoneOfRunner === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneOfRunner;
});

test('[A-35] accepts only a midnight in UTC as a day', () => {
  assert.deepEqual(parseCalendarDay(1_804_982_400), { ok: true, value: day('2027-03-14') });
  const others = [1_804_982_401, 1_804_982_399, 1_805_000_400, 0.5, NaN, Infinity, 86_400 * 100_000_001];
  for (const seconds of others) {
    assert.deepEqual(parseCalendarDay(seconds), { ok: false, failure: 'invalid_input' }, String(seconds));
  }
});

test('[FF-11] [A-R18] a browser in any zone reads the same year, month, day and weekday', () => {
  const zones = ['America/Toronto', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'];
  const hours = new Set<number>();
  for (const zone of zones) {
    process.env['TZ'] = zone;
    hours.add(new Date(0).getHours());
    assert.deepEqual(datePartsOf(day('2027-03-14')), { year: 2027, month: 3, day: 14, dayInWeek: 0 });
    assert.deepEqual(datePartsOf(day('2028-12-31')), { year: 2028, month: 12, day: 31, dayInWeek: 0 });
    assert.deepEqual(datePartsOf(day('2026-11-07')), { year: 2026, month: 11, day: 7, dayInWeek: 6 });
  }
  assert.equal(hours.size, zones.length, 'the zones must really have been in force');
});

test('parses a typed date only if it exists', () => {
  assert.equal(calendarDayOfParts({ year: 2028, month: 2, day: 29 }), day('2028-02-29'));
  const missing = [
    { year: 2027, month: 2, day: 29 },
    { year: 2027, month: 13, day: 1 },
    { year: 2027, month: 0, day: 1 },
    { year: 2027, month: 4, day: 31 },
    { year: 27, month: 4, day: 3 },
    { year: 2027, month: 4, day: NaN },
  ];
  for (const parts of missing) assert.equal(calendarDayOfParts(parts), undefined, JSON.stringify(parts));
});

test('adds days across months and years, and across days of 23 and 25 hours', () => {
  const cases = [
    ['2027-12-31', 1, '2028-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2027-03-13', 1, '2027-03-14'],
    ['2027-03-14', 1, '2027-03-15'],
    ['2027-11-07', 1, '2027-11-08'],
    ['2027-11-08', -2, '2027-11-06'],
  ] as const;
  for (const [from, days, to] of cases) assert.equal(addDays(day(from), days), day(to));
});

test('adds months across years, and caps the day in a shorter month', () => {
  const cases = [
    ['2027-07-15', 24, '2029-07-15'],
    ['2028-02-29', 24, '2030-02-28'],
    ['2027-08-31', 1, '2027-09-30'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2027-11-30', 1, '2027-12-30'],
  ] as const;
  for (const [from, months, to] of cases) assert.equal(addMonths(day(from), months), day(to));
});

test('returns the parts that an independent calendar shows', () => {
  const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const months = 'January February March April May June July August September October November December';
  checkProperty([fc.integer({ min: 0, max: 60_000 })], (days) => {
    const one = addDays(day('1970-01-01'), days);
    const parts = datePartsOf(one);
    const written = `${weekdays[parts.dayInWeek]}, ${months.split(' ')[parts.month - 1]} ${parts.day}, ${parts.year}`;
    assert.equal(written, calendar.format(one * 1000));
    assert.equal(calendarDayOfParts(parts), one);
  });
});
