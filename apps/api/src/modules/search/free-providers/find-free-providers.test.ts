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

async function openWorld(t: TestContext, providers: readonly Partial<TestProvider>[]) {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const ids = await createProviders(database, providers);
  /** Returns the indexes of the providers found. */
  const find = async (choice: Partial<FreeProviderChoice>, changes: Partial<typeof request> = {}) => {
    const whole = { maxStretch: null, limit: 100, ...choice };
    const found = await findFreeProviders(database, { ...request, ...changes }, whole, nowSeconds);
    return found.map(({ id }) => ids.indexOf(id));
  };
  return { database, ids, find };
}

test('[I-R04] [A-33] lists providers within their travel distance first, then those up to half as far again', async (t) => {
  const { find } = await openWorld(t, [
    { searchPoint: northBy(19), ...reaching(10), averageRating: 5 },
    { searchPoint: northBy(14), ...reaching(10), averageRating: 4 },
    { searchPoint: northBy(9), ...reaching(10), averageRating: 3 },
    { searchPoint: northBy(9.5), ...reaching(10), averageRating: 3 },
    { searchPoint: northBy(101), ...reaching(100) },
  ]);
  assert.deepEqual(await find({ maxStretch: 1 }), [2, 3]);
  assert.deepEqual(await find({ maxStretch: 1.5 }), [2, 3, 1]);
  assert.deepEqual(await find({ maxStretch: 2 }), [2, 3, 1, 0]);
  assert.deepEqual(await find({ maxStretch: 2, limit: 2 }), [2, 3]);
  assert.deepEqual(await find({ maxStretch: null }), [2, 3, 1, 4, 0]);
});

test('considers only the given providers, without the excluded ones', async (t) => {
  const { ids, find } = await openWorld(t, [{}, {}, {}]);
  const [first = 0, second = 0, third = 0] = ids;
  assert.deepEqual(await find({ among: [third, first, 0] }), [0, 2]);
  assert.deepEqual(await find({ among: [] }), []);
  assert.deepEqual(await find({ except: [second] }), [0, 2]);
});

test('[A-26] ignores schedule and distance of a provider who agreed, but not their bookings', async (t) => {
  assert.ok(day.ok);
  const wholeDay = { kind: 'wholeDays', firstDay: day.value, lastDay: day.value } as const;
  const booked = [rangeOfHours(startsAtSeconds + 7200, 2)];
  const { ids, find } = await openWorld(t, [
    { schedule: { weeklySlots: { ...everySlot, 6: [] }, blackouts: [] } },
    { schedule: { weeklySlots: everySlot, blackouts: [wholeDay] } },
    { searchPoint: northBy(300) },
    { booked },
    { isActive: false },
  ]);
  assert.deepEqual(await find({ maxStretch: 2 }), []);
  assert.deepEqual(await find({ maxStretch: 2, agreed: ids }), [0, 1, 2]);
});

test('[A-72] ignores slots that are reserved for the event itself', async (t) => {
  const hold = {
    ...rangeOfHours(startsAtSeconds, 2),
    state: 'hold',
    expiresAtSeconds: nowSeconds + 1,
  } as const;
  const { database, ids, find } = await openWorld(t, [{ booked: [hold] }]);
  const { id } = await database.selectFrom('occupancy').select('id').executeTakeFirstOrThrow();
  assert.deepEqual(await find({}), []);
  assert.deepEqual(await find({ agreed: ids }), []);
  assert.deepEqual(await find({ ownOccupancyIds: [id] }), [0]);
});

test('[A-34] [A-55] finds no provider in the past, outside working hours or outside the area', async (t) => {
  const { ids, find } = await openWorld(t, [{}]);
  for (const changes of [
    { startsAtSeconds: nowSeconds + 3600 },
    { startsAtSeconds: seconds('2026-07-04T05:00-04:00') },
    { postalCode: 'K1A 0B1' },
  ])
    assert.deepEqual(await find({ agreed: ids }, changes), [], JSON.stringify(changes));
});
