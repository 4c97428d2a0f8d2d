import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { calendarDayInUtc } from './calendar-day.ts';
import { instantOf, minuteOfDayOn, wallClockOf } from './wall-clock.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const day = (iso: string) => calendarDayInUtc(seconds(iso));
const clock = (hour: number, minute = 0) => hour * 60 + minute;

/** An independent oracle that reads all fields of Toronto's clock from Intl. */
const torontoFields = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function readingOf(epochSeconds: number): string {
  const fields = new Map(
    torontoFields.formatToParts(epochSeconds * 1000).map((part) => [part.type, part.value]),
  );
  const [year, month, date] = [fields.get('year'), fields.get('month'), fields.get('day')];
  return `${year}-${month}-${date} ${fields.get('hour')}:${fields.get('minute')}`;
}

function written(isoDay: string, minuteOfDay: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${isoDay} ${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;
}

const isoDayOf = (carrier: number) => new Date(carrier * 1000).toISOString().slice(0, 10);

const sameBothWays = [
  ['[FF-6] 9:00 AM on the day the clocks go forward', '2027-03-14', clock(9), 1_805_029_200],
  ['[FF-6] 9:00 AM on the day before', '2027-03-13', clock(9), 1_804_946_400],
  ['[FF-7] 9:00 AM on the day the clocks go back', '2027-11-07', clock(9), 1_825_596_000],
  ['[FF-7] 9:00 AM on the day before', '2027-11-06', clock(9), seconds('2027-11-06T13:00:00Z')],
  [
    '[A-35] a late evening, when UTC already shows the next day',
    '2027-07-01',
    clock(23, 45),
    seconds('2027-07-02T03:45:00Z'),
  ],
  [
    'the last minute before the clocks go forward',
    '2027-03-14',
    clock(1, 59),
    seconds('2027-03-14T06:59:00Z'),
  ],
  ['the first minute after the clocks went forward', '2027-03-14', clock(3), seconds('2027-03-14T07:00:00Z')],
  ['midnight of the night the clocks go back', '2027-11-07', 0, seconds('2027-11-07T04:00:00Z')],
  ['two in the morning once the clocks went back', '2027-11-07', clock(2), seconds('2027-11-07T07:00:00Z')],
] as const;

for (const [title, isoDay, minuteOfDay, epochSeconds] of sameBothWays) {
  test(`${title} converts to one instant and back`, () => {
    assert.equal(instantOf(day(isoDay), minuteOfDay), epochSeconds);
    assert.deepEqual(wallClockOf(epochSeconds), { day: day(isoDay), minuteOfDay });
  });
}

test('shifts a skipped time an hour later, and keeps it there', () => {
  for (const [minute, real] of [
    [clock(2), clock(3)],
    [clock(2, 30), clock(3, 30)],
    [clock(2, 59), clock(3, 59)],
  ] as const) {
    const instant = instantOf(day('2027-03-14'), minute);
    assert.deepEqual(wallClockOf(instant), { day: day('2027-03-14'), minuteOfDay: real });
    assert.equal(instantOf(day('2027-03-14'), real), instant);
  }
});

test('uses the first occurrence of a repeated time, and reads both alike', () => {
  const first = seconds('2027-11-07T05:30:00Z');
  const second = seconds('2027-11-07T06:30:00Z');
  assert.equal(instantOf(day('2027-11-07'), clock(1, 30)), first);
  assert.deepEqual(wallClockOf(first), wallClockOf(second));
});

test('[A-34] continues minutes past 24:00 on the next date, across both clock changes', () => {
  assert.equal(instantOf(day('2027-07-03'), clock(26)), seconds('2027-07-04T06:00:00Z'));
  assert.equal(instantOf(day('2027-03-13'), clock(26)), seconds('2027-03-14T07:00:00Z'));
  assert.equal(instantOf(day('2027-11-06'), clock(26)), seconds('2027-11-07T07:00:00Z'));
});

test('[A-35] returns a time of day only on the event date and on a full minute', () => {
  const start = seconds('2027-07-02T03:45:00Z');
  assert.equal(minuteOfDayOn(day('2027-07-01'), start), clock(23, 45));
  assert.equal(minuteOfDayOn(day('2027-07-02'), start), undefined);
  assert.equal(minuteOfDayOn(day('2027-07-01'), start + 30), undefined);
});

const anyInstant = fc.integer({ min: seconds('2007-04-01'), max: seconds('2090-01-01') });
const nearChanges = fc
  .tuple(
    fc.constantFrom('2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2028-03-12', '2028-11-05'),
    fc.integer({ min: -90_000, max: 90_000 }),
  )
  .map(([isoDay, distance]) => seconds(isoDay) + distance);

test('[FF-9] converts any instant like Intl, and back without drift', () => {
  checkProperty([fc.oneof(anyInstant, nearChanges)], (instant) => {
    const minute = Math.floor(instant / 60) * 60;
    const read = wallClockOf(instant);
    assert.equal(written(isoDayOf(read.day), read.minuteOfDay), readingOf(instant));
    const back = instantOf(read.day, read.minuteOfDay);
    assert.ok(back === minute || (back === minute - 3600 && readingOf(back) === readingOf(minute)));
  });
});

test('[FF-9] converts any local time to its first instant, or by winter time when it is skipped', () => {
  const anyDay = fc.oneof(anyInstant, nearChanges).map(calendarDayInUtc);
  checkProperty([anyDay, fc.integer({ min: 0, max: 1439 })], (one, minuteOfDay) => {
    const reading = written(isoDayOf(one), minuteOfDay);
    const [summer, winter] = [4, 5].map((hours) => one + minuteOfDay * 60 + hours * 3600);
    const shown = [summer, winter].find((instant) => instant !== undefined && readingOf(instant) === reading);
    assert.equal(instantOf(one, minuteOfDay), shown ?? winter);
  });
});
