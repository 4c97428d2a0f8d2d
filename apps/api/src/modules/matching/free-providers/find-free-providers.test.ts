import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { parseCalendarDay } from '@repo/domain/time/calendar-day';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { everySlot } from '@repo/domain/schedule/weekly-slots';
import { createProviders } from '../../../testing/provider-factory.ts';
import type { TestProvider } from '../../../testing/provider-factory.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { findFreeProviders } from './find-free-providers.ts';
import type { FreeProviderChoice } from './free-providers.repository.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const nowSeconds = seconds('2026-06-15T12:00-04:00');
const day = parseCalendarDay(seconds('2026-07-04'));
const startsAtSeconds = seconds('2026-07-04T10:00-04:00');
const request = {
  startsAtSeconds,
  durationHours: 2,
  location: { latitude: 43.65, longitude: -79.38 },
  postalCode: 'M5V 2T6',
};
const northBy = (km: number) => ({ latitude: 43.65 + (km * 180) / (Math.PI * 6371), longitude: -79.38 });
const reaching = (km: number) => ({ travel: { oneHourKm: 1, longerKm: km } });

async function world(t: TestContext, providers: readonly Partial<TestProvider>[]) {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const ids = await createProviders(database, providers);
  /** The positions of those who are found. */
  const find = async (choice: Partial<FreeProviderChoice>, changes: Partial<typeof request> = {}) => {
    const whole = { mostStretch: null, most: 100, ...choice };
    const found = await findFreeProviders(database, { ...request, ...changes }, whole, nowSeconds);
    return found.map(({ id }) => ids.indexOf(id));
  };
  return { database, ids, find };
}

test('[I-R04] [A-33] those who live near enough come first, then those who would go half as far again', async (t) => {
  const { find } = await world(t, [
    { home: northBy(19), ...reaching(10), averageRating: 5 },
    { home: northBy(14), ...reaching(10), averageRating: 4 },
    { home: northBy(9), ...reaching(10), averageRating: 3 },
    { home: northBy(9.5), ...reaching(10), averageRating: 3 },
    { home: northBy(101), ...reaching(100) },
  ]);
  assert.deepEqual(await find({ mostStretch: 1 }), [2, 3]);
  assert.deepEqual(await find({ mostStretch: 1.5 }), [2, 3, 1]);
  assert.deepEqual(await find({ mostStretch: 2 }), [2, 3, 1, 0]);
  assert.deepEqual(await find({ mostStretch: 2, most: 2 }), [2, 3]);
  assert.deepEqual(await find({ mostStretch: null }), [2, 3, 1, 4, 0]);
});

test('only those who are named are looked at, without those who are excepted', async (t) => {
  const { ids, find } = await world(t, [{}, {}, {}]);
  const [first = 0, second = 0, third = 0] = ids;
  assert.deepEqual(await find({ among: [third, first, 0] }), [0, 2]);
  assert.deepEqual(await find({ among: [] }), []);
  assert.deepEqual(await find({ except: [second] }), [0, 2]);
});

test('[A-26] who has agreed need not work at that time or live near, and must not be booked', async (t) => {
  assert.ok(day.ok);
  const wholeDay = { kind: 'wholeDays', firstDay: day.value, lastDay: day.value } as const;
  const booked = [rangeOfHours(startsAtSeconds + 7200, 2)];
  const { ids, find } = await world(t, [
    { schedule: { weeklySlots: { ...everySlot, 6: [] }, blackouts: [] } },
    { schedule: { weeklySlots: everySlot, blackouts: [wholeDay] } },
    { home: northBy(300) },
    { booked },
    { isActive: false },
  ]);
  assert.deepEqual(await find({ mostStretch: 2 }), []);
  assert.deepEqual(await find({ mostStretch: 2, agreed: ids }), [0, 1, 2]);
});

test('[A-72] time that is taken for the event itself is in nobody’s way', async (t) => {
  const hold = {
    ...rangeOfHours(startsAtSeconds, 2),
    state: 'hold',
    expiresAtSeconds: nowSeconds + 1,
  } as const;
  const { database, ids, find } = await world(t, [{ booked: [hold] }]);
  const { id } = await database.selectFrom('occupancy').select('id').executeTakeFirstOrThrow();
  assert.deepEqual(await find({}), []);
  assert.deepEqual(await find({ agreed: ids }), []);
  assert.deepEqual(await find({ ownOccupancyIds: [id] }), [0]);
});

test('[A-34] [A-55] nobody is free in the past, at an hour that is no work, or outside the area', async (t) => {
  const { ids, find } = await world(t, [{}]);
  for (const changes of [
    { startsAtSeconds: nowSeconds + 3600 },
    { startsAtSeconds: seconds('2026-07-04T05:00-04:00') },
    { postalCode: 'K1A 0B1' },
  ])
    assert.deepEqual(await find({ agreed: ids }, changes), [], JSON.stringify(changes));
});
