import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { calendarDayInUtc, type DayInWeek } from '../time/calendar-day.ts';
import { rangeOfHours } from '../time/time-range.ts';
import { instantOf } from '../time/wall-clock.ts';
import type { Blackout } from './blackout.ts';
import { isScheduleOpen, openUntil, type ProviderSchedule } from './provider-schedule.ts';
import { serviceSpanOf } from './service-span.ts';
import type { SlotId } from './slots.ts';
import { everySlot, noSlot, type WeeklySlots } from './weekly-slots.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const day = (iso: string) => calendarDayInUtc(seconds(iso));

/* The oracle: reads Toronto's clock from Intl for every minute around both clock changes of three years and compares
   a schedule minute by minute. Shares no code with the tested rules. */

const changes = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2028-03-12', '2028-11-05'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const torontoFields = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Toronto',
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

type Minute = {
  readonly epochSeconds: number;
  readonly isoDay: string;
  readonly weekday: number;
  readonly time: string;
};

function minuteAt(epochSeconds: number): Minute {
  const fields = new Map(
    torontoFields.formatToParts(epochSeconds * 1000).map(({ type, value }) => [type, value]),
  );
  return {
    epochSeconds,
    isoDay: `${fields.get('year')}-${fields.get('month')}-${fields.get('day')}`,
    weekday: weekdays.indexOf(fields.get('weekday') ?? ''),
    time: `${fields.get('hour')}:${fields.get('minute')}`,
  };
}

/** All minutes of the eleven days around each change, in order. */
const weeks: readonly (readonly Minute[])[] = changes.map((change) => {
  const start = seconds(change) - 2 * 86_400;
  return Array.from({ length: 11 * 1440 }, (_, minute) => minuteAt(start + minute * 60));
});

const weekAround = (index: number): readonly Minute[] => weeks[index] ?? [];

const dayBefore = (isoDay: string) => new Date(Date.parse(isoDay) - 86_400_000).toISOString().slice(0, 10);

const isoDayOf = (carrier: number) => new Date(carrier * 1000).toISOString().slice(0, 10);

const timeOf = (minuteOfDay: number) =>
  `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;

function isMinuteOpen({ weeklySlots, blackouts }: ProviderSchedule, minute: Minute): boolean {
  const { time, isoDay, weekday } = minute;
  const isNight = time < '02:00';
  const rows: readonly (readonly [string, string, SlotId])[] = [
    ['08:00', '12:00', 1],
    ['12:00', '16:00', 2],
    ['16:00', '20:00', 3],
    ['20:00', '24:00', 4],
    ['00:00', '02:00', 5],
  ];
  const row = rows.find(([from, until]) => from <= time && time < until);
  const column = Object.values(weeklySlots)[isNight ? (weekday + 6) % 7 : weekday];
  if (row === undefined || column === undefined || !column.includes(row[2])) return false;
  const columnDay = isNight ? dayBefore(isoDay) : isoDay;
  return !blackouts.some((blackout) => {
    if (blackout.kind === 'wholeDays')
      return isoDayOf(blackout.firstDay) <= columnDay && columnDay <= isoDayOf(blackout.lastDay);
    const end = timeOf(blackout.endMinute);
    const isPast = end === '23:59' ? time > end : time >= end;
    return isoDayOf(blackout.day) === isoDay && time >= timeOf(blackout.startMinute) && !isPast;
  });
}

/** Returns the schedules that are open for a booking, by the tested rules. */
function openOnes(schedules: readonly ProviderSchedule[], startsAtSeconds: number, hours: number): boolean[] {
  const span = serviceSpanOf(rangeOfHours(startsAtSeconds, hours));
  return schedules.map((schedule) => span !== undefined && isScheduleOpen(schedule, span));
}

const busyWeek: WeeklySlots = {
  0: [1, 2, 5],
  1: [4, 5],
  2: [1, 3],
  3: [2, 3, 4],
  4: [],
  5: [3, 4, 5],
  6: [1, 2, 3, 4, 5],
};

const blackoutsAround = (change: string): readonly Blackout[] => [
  { kind: 'wholeDays', firstDay: day(dayBefore(change)), lastDay: day(dayBefore(change)) },
  { kind: 'partOfDay', day: day(change), startMinute: 9 * 60, endMinute: 10 * 60 + 15 },
  { kind: 'partOfDay', day: day(change), startMinute: 22 * 60, endMinute: 23 * 60 + 59 },
];

changes.forEach((change, index) => {
  const week = weekAround(index);
  const schedules: readonly ProviderSchedule[] = [
    { weeklySlots: everySlot, blackouts: [] },
    { weeklySlots: busyWeek, blackouts: [] },
    { weeklySlots: everySlot, blackouts: blackoutsAround(change) },
    { weeklySlots: noSlot, blackouts: [] },
  ];
  /** The number of closed minutes before each position, for each schedule. */
  const closedBefore = schedules.map((schedule) => {
    let closed = 0;
    return [0, ...week.map((minute) => (closed += isMinuteOpen(schedule, minute) ? 0 : 1))];
  });

  /**
   * Compares the rules with the minutes from a position on, for all durations; returns the number of bookable cases.
   */
  function assertClassified(startsAtSeconds: number, position: number | undefined): number {
    let bookable = 0;
    for (let hours = 1; hours <= 10; hours += 1) {
      const expected = closedBefore.map((closed) => {
        if (position === undefined) return false;
        const end = position + hours * 60;
        assert.ok(end < closed.length);
        return closed[position] === closed[end];
      });
      const actual = openOnes(schedules, startsAtSeconds, hours);
      if (String(actual) !== String(expected))
        assert.deepEqual(actual, expected, `${new Date(startsAtSeconds * 1000).toISOString()} ${hours} h`);
      bookable += actual.filter(Boolean).length;
    }
    return bookable;
  }

  test(`[FF-9] follows the rules for every local quarter hour in the week of ${change}`, () => {
    const firstShowing = new Map<string, number>();
    week.forEach(({ isoDay, time }, position) => {
      const shown = `${isoDay} ${time}`;
      if (!firstShowing.has(shown)) firstShowing.set(shown, position);
    });
    let bookable = 0;
    for (let ahead = -1; ahead <= 7; ahead += 1) {
      const one = calendarDayInUtc(seconds(change) + ahead * 86_400);
      for (let minuteOfDay = 0; minuteOfDay < 1440; minuteOfDay += 15) {
        const position = firstShowing.get(`${isoDayOf(one)} ${timeOf(minuteOfDay)}`);
        bookable += assertClassified(instantOf(one, minuteOfDay), position);
      }
    }
    assert.ok(bookable > 4000, `only ${bookable} were bookable`);
  });

  test(`[FF-9] follows the rules for every elapsed quarter hour around ${change}, repeated ones too,`, () => {
    for (let position = 0; position < week.length - 11 * 60; position += 15) {
      assertClassified(week[position]?.epochSeconds ?? NaN, position);
    }
  });
});

const anyColumn = fc.subarray<SlotId>([1, 2, 3, 4, 5]);
const anyGrid: fc.Arbitrary<WeeklySlots> = fc.record({
  0: anyColumn,
  1: anyColumn,
  2: anyColumn,
  3: anyColumn,
  4: anyColumn,
  5: anyColumn,
  6: anyColumn,
} satisfies Record<DayInWeek, typeof anyColumn>);

const quarterFrom = (from: number, until: number) =>
  fc.integer({ min: from / 15, max: until / 15 }).map((quarter) => quarter * 15);

const anyBlackoutNear = (change: string): fc.Arbitrary<Blackout> => {
  const near = fc
    .integer({ min: -2, max: 8 })
    .map((ahead) => calendarDayInUtc(seconds(change) + ahead * 86_400));
  return fc.oneof(
    fc.tuple(near, fc.integer({ min: 0, max: 2 })).map(([firstDay, more]): Blackout => ({
      kind: 'wholeDays',
      firstDay,
      lastDay: calendarDayInUtc(firstDay + more * 86_400),
    })),
    fc
      .tuple(near, quarterFrom(480, 1380), quarterFrom(15, 300))
      .map(([one, startMinute, length]): Blackout => ({
        kind: 'partOfDay',
        day: one,
        startMinute,
        endMinute: Math.min(startMinute + length, 1439),
      })),
  );
};

const anyCase = fc.integer({ min: 0, max: changes.length - 1 }).chain((index) =>
  fc.record({
    week: fc.constant(weekAround(index)),
    schedule: fc.record({
      weeklySlots: anyGrid,
      blackouts: fc.array(anyBlackoutNear(changes[index] ?? ''), { maxLength: 3 }),
    }),
    position: fc.integer({ min: 0, max: 9 * 1440 }),
  }),
);

test('[A-34] opens a schedule for a booking exactly when it is open in each of its minutes', () => {
  checkProperty([anyCase, fc.integer({ min: 1, max: 12 })], ({ week, schedule, position }, hours) => {
    const minutes = week.slice(position, position + hours * 60);
    assert.equal(minutes.length, hours * 60);
    const startsAtSeconds = minutes[0]?.epochSeconds ?? NaN;
    assert.equal(
      openOnes([schedule], startsAtSeconds, hours)[0],
      minutes.every((minute) => isMinuteOpen(schedule, minute)),
    );
  });
});

test('[A-32] any open time lasts until the first minute at which the schedule is closed', () => {
  checkProperty([anyCase], ({ week, schedule, position }) => {
    const ahead = week.slice(position, position + 1441);
    const closed = ahead.find((minute) => !isMinuteOpen(schedule, minute));
    const expected = closed === ahead[0] ? undefined : closed?.epochSeconds;
    assert.equal(openUntil(schedule, ahead[0]?.epochSeconds ?? NaN), expected);
  });
});

test('[A-32] extends open time over consecutive slots, into the night, and up to a blackout', () => {
  const evenings: ProviderSchedule = { weeklySlots: { ...noSlot, 6: [3, 4, 5] }, blackouts: [] };
  const early = seconds('2027-07-03T17:00-04:00');
  assert.equal(openUntil(evenings, early), seconds('2027-07-04T02:00-04:00'));
  assert.equal(
    openUntil({ ...evenings, weeklySlots: { ...noSlot, 6: [3, 5] } }, early),
    seconds('2027-07-03T20:00-04:00'),
  );
  const blackouts: readonly Blackout[] = [
    { kind: 'partOfDay', day: day('2027-07-03'), startMinute: 22 * 60 + 30, endMinute: 23 * 60 },
  ];
  assert.equal(openUntil({ ...evenings, blackouts }, early), seconds('2027-07-03T22:30-04:00'));
  assert.equal(openUntil(evenings, seconds('2027-07-04T02:00-04:00')), undefined);
  assert.equal(openUntil(evenings, seconds('2027-11-07T00:00-04:00')), seconds('2027-11-07T02:00-05:00'));
});
