import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { nearestAlternatives } from './nearest-alternatives.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const wanted = { startsAtSeconds: seconds('2027-07-03T10:00-04:00'), durationHours: 2 };
const longBefore = seconds('2027-06-01T12:00-04:00');

/** Writes alternatives as "date time" in the summer offset. */
const written = (freeStarts: readonly number[], now = longBefore, asked = wanted) =>
  nearestAlternatives(asked, now, freeStarts).map(({ eventDate, startsAtSeconds }) => {
    const local = new Date((startsAtSeconds - 4 * 3600) * 1000).toISOString();
    assert.equal(eventDate, seconds(local.slice(0, 10)));
    return `${local.slice(5, 10)} ${local.slice(11, 16)}`;
  });

const startsAt = (...local: readonly string[]): readonly number[] =>
  local.map((time) => seconds(`2027-${time}-04:00`));

const quarter = 900;
const firstQuarter = seconds('2027-06-26T00:00-04:00') / quarter;
const everyQuarter = Array.from({ length: 15 * 96 }, (_, index) => (firstQuarter + index) * quarter);
const exceptOnWantedDay = everyQuarter.filter(
  (start) => Math.abs(start - wanted.startsAtSeconds) >= 16 * 3600,
);

test('[A-76] a day offers the free starts closest to the wanted time on either side', () => {
  const free = startsAt('07-03T08:00', '07-03T08:15', '07-03T12:30', '07-03T12:45');
  assert.deepEqual(written(free), ['07-03 08:15', '07-03 12:30']);
});

test('[A-76] offers only the wanted time on another day when a provider is free then', () => {
  const free = startsAt('07-04T09:45', '07-04T10:00', '07-04T10:15');
  assert.deepEqual(written(free), ['07-04 10:00']);
});

test('[A-76] offers six days around the wanted day, the nearest first, when only that day is taken', () => {
  assert.deepEqual(written(exceptOnWantedDay), [
    '07-04 10:00',
    '07-02 10:00',
    '07-05 10:00',
    '07-01 10:00',
    '07-06 10:00',
    '06-30 10:00',
  ]);
});

test('[A-76] [C-R10] offers no day that can no longer be booked', () => {
  const offered = written(exceptOnWantedDay, seconds('2027-07-02T23:00-04:00'));
  assert.deepEqual(
    offered.map((one) => one.slice(0, 5)),
    ['07-04', '07-05', '07-06', '07-07', '07-08', '07-09'],
  );
});

test('[A-76] offers nothing when no provider is free within a week either way', () => {
  assert.deepEqual(written(startsAt('07-11T10:00', '06-25T10:00')), []);
  assert.deepEqual(written(startsAt('07-10T10:00', '06-26T10:00')), ['07-10 10:00', '06-26 10:00']);
});

test('[A-34] no time is offered at which the booking would touch the closed hours', () => {
  const offered = startsAt('07-03T07:45', '07-03T08:00', '07-04T00:00', '07-04T00:15');
  assert.deepEqual(written(offered), ['07-03 08:00', '07-04 00:00']);
});

test('[A-76] [FF-7] offers an hour that occurs twice only once', () => {
  const night = seconds('2027-11-07T01:15-04:00');
  const asked = { startsAtSeconds: seconds('2027-11-07T18:00-05:00'), durationHours: 1 };
  const offered = (free: readonly number[]) =>
    nearestAlternatives(asked, longBefore, free).map((one) => one.startsAtSeconds);
  assert.deepEqual(offered([night, night + 3600]), [night]);
  assert.deepEqual(offered([night + 3600]), []);
});

const anyFree = fc.uniqueArray(fc.integer({ min: 0, max: 15 * 96 - 1 }), { maxLength: 30 });

test('[A-76] offers what an exhaustive search would offer', () => {
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
      const freeStarts = free.map((index) => (firstQuarter + index) * quarter);
      const offered = nearestAlternatives(asked, longBefore, freeStarts);
      assert.deepEqual(
        offered.map(({ startsAtSeconds }) => startsAtSeconds / quarter - firstQuarter),
        expected.slice(0, 6),
      );
    },
  );
});
