import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { nearestAlternatives } from './nearest-alternatives.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const wanted = { startsAtSeconds: seconds('2027-07-03T10:00-04:00'), durationHours: 2 };
const longBefore = seconds('2027-06-01T12:00-04:00');

/** Alternatives as "date time count", read from the instants in the summer's offset. */
const written = (startsAt: (epochSeconds: number) => number, now = longBefore, asked = wanted) =>
  nearestAlternatives(asked, now, startsAt).map(({ eventDate, startsAtSeconds, count }) => {
    const local = new Date((startsAtSeconds - 4 * 3600) * 1000).toISOString();
    assert.equal(eventDate, seconds(local.slice(0, 10)));
    return `${local.slice(5, 10)} ${local.slice(11, 16)} ${count}`;
  });

const countFrom = (free: Readonly<Record<string, number>>) => {
  const counts = new Map(
    Object.entries(free).map(([local, count]) => [seconds(`2027-${local}-04:00`), count]),
  );
  return (startsAtSeconds: number) => counts.get(startsAtSeconds) ?? 0;
};

test('[A-76] a day offers the free starts closest to the wanted time on either side', () => {
  const free = countFrom({ '07-03T08:00': 1, '07-03T08:15': 2, '07-03T12:30': 3, '07-03T12:45': 4 });
  assert.deepEqual(written(free), ['07-03 08:15 2', '07-03 12:30 3']);
});

test('[A-76] another day offers the wanted time alone when somebody is free then', () => {
  const free = countFrom({ '07-04T09:45': 1, '07-04T10:00': 2, '07-04T10:15': 3 });
  assert.deepEqual(written(free), ['07-04 10:00 2']);
});

test('[A-76] with everybody free but on the wanted day, six days around it are offered, the nearest first', () => {
  const free = (startsAtSeconds: number) =>
    Math.abs(startsAtSeconds - wanted.startsAtSeconds) < 16 * 3600 ? 0 : 5;
  assert.deepEqual(written(free), [
    '07-04 10:00 5',
    '07-02 10:00 5',
    '07-05 10:00 5',
    '07-01 10:00 5',
    '07-06 10:00 5',
    '06-30 10:00 5',
  ]);
});

test('[A-76] [C-R10] no day is offered that can no longer be booked', () => {
  const free = (startsAtSeconds: number) =>
    Math.abs(startsAtSeconds - wanted.startsAtSeconds) < 16 * 3600 ? 0 : 1;
  const offered = written(free, seconds('2027-07-02T23:00-04:00'));
  assert.deepEqual(
    offered.map((one) => one.slice(0, 5)),
    ['07-04', '07-05', '07-06', '07-07', '07-08', '07-09'],
  );
});

test('[A-76] nothing is offered when nobody is free within a week either way', () => {
  assert.deepEqual(written(countFrom({ '07-11T10:00': 1, '06-25T10:00': 1 })), []);
  assert.deepEqual(written(countFrom({ '07-10T10:00': 1, '06-26T10:00': 1 })), [
    '07-10 10:00 1',
    '06-26 10:00 1',
  ]);
});

test('[A-34] no time is asked about at which the booking would touch the closed hours', () => {
  const asked = new Set<string>();
  nearestAlternatives(wanted, longBefore, (startsAtSeconds) => {
    asked.add(new Date((startsAtSeconds - 4 * 3600) * 1000).toISOString().slice(11, 16));
    return 0;
  });
  const times = [...asked].toSorted();
  assert.deepEqual([times[0], times[1], times.at(-1)], ['00:00', '08:00', '23:45']);
  assert.equal(times.length, 1 + 16 * 4);
});

const quarter = 900;
const firstQuarter = seconds('2027-06-26T00:00-04:00') / quarter;
const anyFree = fc.uniqueArray(fc.integer({ min: 0, max: 15 * 96 - 1 }), { maxLength: 30 });

test('[A-76] any set of free times is offered as a search of all of them in full would offer it', () => {
  const anyWanted = fc.integer({ min: 7 * 96, max: 8 * 96 - 1 });
  checkProperty(
    [anyFree, anyWanted, fc.integer({ min: 1, max: 10 })],
    (free, wantedQuarter, durationHours) => {
      const fits = (index: number) => {
        const minute = (index % 96) * 15;
        const end = minute + durationHours * 60;
        return minute < 120 ? end <= 120 : minute >= 480 && end <= 1560;
      };
      const expected: number[] = [];
      for (const ahead of [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7]) {
        const target = wantedQuarter + ahead * 96;
        const ofDay = free.filter((index) => Math.floor(index / 96) === 7 + ahead && fits(index));
        const after = Math.min(...ofDay.filter((index) => index >= target));
        const before = Math.max(...ofDay.filter((index) => index < target));
        const sides =
          after === target ? [after] : target - before < after - target ? [before, after] : [after, before];
        expected.push(...sides.filter(Number.isFinite));
      }
      const asked = { startsAtSeconds: (firstQuarter + wantedQuarter) * quarter, durationHours };
      const offered = nearestAlternatives(asked, longBefore, (at) =>
        free.includes(at / quarter - firstQuarter) ? 1 : 0,
      );
      assert.deepEqual(
        offered.map(({ startsAtSeconds }) => startsAtSeconds / quarter - firstQuarter),
        expected.slice(0, 6),
      );
    },
  );
});
