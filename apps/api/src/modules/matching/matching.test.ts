import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { z } from 'zod';
import { envelopeOf } from '@repo/contracts/envelope';
import { alternativeTime, findAvailableProviders } from '@repo/contracts/matching/find-available-providers';
import { brand } from '@repo/domain/brand';
import { everySlot } from '@repo/domain/schedule/weekly-slots';
import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { createProvider, createProviders } from '../../testing/provider-factory.ts';
import { openTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

const url = `/api/v1/${brand.slug}/GeoLocation/GetSBByLocation`;
const { reply: items } = findAvailableProviders;
const replyForm = z.strictObject({
  ...envelopeOf(items).shape,
  payload: z.strictObject({ items, total: z.int(), alternatives: z.array(alternativeTime).optional() }),
});
const seconds = (iso: string) => Date.parse(iso) / 1000;

/** A Saturday morning in the middle of Toronto, three weeks after the day on which the clock of the tests stands. */
const search = {
  eventDate: seconds('2026-07-04'),
  userLatitude: 43.65,
  userLongitude: -79.38,
  sBStartTime: seconds('2026-07-04T10:00-04:00'),
  duration: 2,
  postalCode: 'M5V 2T6',
};

async function openServed(t: TestContext): Promise<TestApi> {
  const api = await openTestApi(t);
  await api.database.deleteFrom('serviced_postal_code').where('code', '!=', 'M5*').execute();
  return api;
}

async function ask({ app }: TestApi, changes: object = {}, query = '') {
  const reply = await app.inject({ method: 'POST', url: url + query, payload: { ...search, ...changes } });
  assert.equal(reply.statusCode, 200, reply.body);
  return replyForm.parse(reply.json());
}

const idsFor = async (api: TestApi, changes: object = {}, query = '') =>
  (await ask(api, changes, query)).payload.items.map(({ id }) => id);

test('[D-R01] [D-R11] a guest gets the cards of who is free, in one statement', async (t) => {
  const api = await openServed(t);
  const device = await api.database
    .insertInto('device')
    .values({ name: 'Phone of the test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await createProvider(api.database, {
    deviceId: device.id,
    hourlyRateCents: 6050,
    averageRating: 4.33,
  });
  const { message, payload } = await ask(api);
  assert.equal(message, '');
  assert.equal(payload.total, 1);
  const [card] = payload.items;
  assert.deepEqual(
    { ...card, sbportfolioGalleries: card?.sbportfolioGalleries.slice(0, 1) },
    {
      id,
      firstName: 'Maya',
      lastName: 'Rao',
      hourlyRate: 60.5,
      averageReview: 4.33,
      device: { deviceName: 'Phone of the test' },
      images: [1, 2, 3, 4, 5, 6].map((place) => `image-${id}-${place}.jpg`),
      sbportfolioGalleries: [
        {
          profileImageUrl: `/files/portfolio/photo-${id}.jpg`,
          profileName: 'Maya shoots',
          bio: 'Weddings and street life.',
          imageUrl: `/files/portfolio/image-${id}-1.jpg`,
        },
      ],
    },
  );
  assert.equal(api.statements(), 1);
});

test('[A-67] [Z-R10] [D-R03] a page has twelve, all of them are counted, and without a page there are up to a hundred', async (t) => {
  const api = await openServed(t);
  const ids = await createProviders(
    api.database,
    Array.from({ length: 103 }, () => ({})),
  );
  assert.deepEqual(await idsFor(api, {}, '?page=1'), ids.slice(0, 12));
  assert.deepEqual(await idsFor(api, {}, '?page=9'), ids.slice(96, 103));
  const { payload, message } = await ask(api, {}, '?page=10');
  assert.deepEqual([payload.items, payload.total, payload.alternatives, message], [[], 103, undefined, '']);
  assert.deepEqual(await idsFor(api), ids.slice(0, 100));
  assert.equal(api.statements(), 4);
});

test('[A-33] the best rated come first, then the nearest, then the first ones', async (t) => {
  const api = await openServed(t);
  const at = (north: number) => ({ latitude: 43.65 + north, longitude: -79.38 });
  const ids = await createProviders(api.database, [
    { averageRating: null, home: at(0) },
    { averageRating: 4, home: at(0.02) },
    { averageRating: 5, home: at(0.05) },
    { averageRating: 4, home: at(0.01) },
    { averageRating: 4, home: at(0.02) },
  ]);
  assert.deepEqual(
    await idsFor(api),
    [2, 3, 1, 4, 0].map((index) => ids[index]),
  );
});

test('[A-33] somebody at the far end of the longest distance is found, in whichever direction', async (t) => {
  const api = await openServed(t);
  const [north, east] = [99.9 / 111.2, 99.9 / 111.2 / Math.cos((43.65 * Math.PI) / 180)];
  const homes = [
    [north, 0],
    [-north, 0],
    [0, east],
    [0, -east],
  ] as const;
  const ids = await createProviders(
    api.database,
    homes.map(([up, right]) => ({
      home: { latitude: 43.65 + up, longitude: -79.38 + right },
      travel: { oneHourKm: 99, longerKm: 100 },
    })),
  );
  assert.deepEqual((await idsFor(api)).toSorted(), ids);
  assert.deepEqual(await idsFor(api, { duration: 1 }), []);
});

test('[A-76] [D-R07] where nobody is free the key says so, and the nearest free times stand beside', async (t) => {
  const api = await openServed(t);
  const mornings = { 0: [1], 1: [1], 2: [1], 3: [1], 4: [1], 5: [1], 6: [1] } as const;
  await createProviders(api.database, [
    { schedule: { weeklySlots: mornings, blackouts: [] } },
    { schedule: { weeklySlots: everySlot, blackouts: [] }, isActive: false },
    {
      schedule: { weeklySlots: mornings, blackouts: [] },
      booked: [rangeOfHours(seconds('2026-07-05T08:00-04:00'), 4)],
    },
  ]);
  const { status, message, payload } = await ask(api, { sBStartTime: seconds('2026-07-04T18:00-04:00') });
  assert.deepEqual([status, message], [0, `no_${brand.slug}_available_in_this_location`]);
  assert.deepEqual([payload.items, payload.total], [[], 0]);
  assert.equal(payload.alternatives?.length, 6);
  assert.deepEqual(payload.alternatives.slice(0, 2), [
    { eventDate: seconds('2026-07-04'), startTime: seconds('2026-07-04T10:00-04:00'), count: 2 },
    { eventDate: seconds('2026-07-05'), startTime: seconds('2026-07-05T10:00-04:00'), count: 1 },
  ]);
  assert.equal(api.statements(), 2);
});

test('[C-R14] a place that is not served has nobody, and no other times', async (t) => {
  const api = await openServed(t);
  await createProvider(api.database);
  for (const postalCode of ['L5V 2T6', 'M', '', 'M5'.padEnd(20, ' ')]) {
    const { payload, message } = await ask(api, { postalCode });
    const isServed = postalCode.startsWith('M5');
    assert.equal(payload.items.length, isServed ? 1 : 0, postalCode);
    if (!isServed) assert.deepEqual([message === '', payload.alternatives], [false, []]);
  }
});

test('[C-R10] a time before tomorrow is answered with the times that can be booked', async (t) => {
  const api = await openServed(t);
  await createProvider(api.database);
  for (const start of ['2026-06-15T18:00-04:00', '2026-06-10T18:00-04:00', '1970-01-01T18:00-04:00']) {
    const { payload } = await ask(api, { sBStartTime: seconds(start) });
    assert.deepEqual(payload.items, [], start);
    const isNear = start.startsWith('2026');
    assert.equal(payload.alternatives?.[0]?.eventDate, isNear ? seconds('2026-06-16') : undefined);
  }
  assert.equal((await idsFor(api, { sBStartTime: seconds('2026-06-16T08:00-04:00') })).length, 1);
});

test('[FF-6] [FF-7] mornings are found on the days the clocks change and on those before', async (t) => {
  const api = await openServed(t);
  const mornings = { 0: [1], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [1] } as const;
  await createProvider(api.database, { schedule: { weeklySlots: mornings, blackouts: [] } });
  for (const sBStartTime of [1_805_029_200, 1_804_946_400, 1_825_596_000, 1_825_596_000 - 25 * 3600])
    assert.equal((await idsFor(api, { sBStartTime })).length, 1, String(sBStartTime));
});

test('[FF-10] [A-34] four hours from 20:00 fit the evening, from 20:15 they need the night too', async (t) => {
  const api = await openServed(t);
  const evenings = { 0: [], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [4] } as const;
  await createProvider(api.database, { schedule: { weeklySlots: evenings, blackouts: [] } });
  const at = (clock: string) =>
    idsFor(api, { sBStartTime: seconds(`2026-07-04T${clock}-04:00`), duration: 4 });
  assert.equal((await at('20:00')).length, 1);
  assert.equal((await at('20:15')).length, 0);
});

test('[FF-13] a hold keeps others out until the second it ends', async (t) => {
  const api = await openServed(t);
  const endsAt = api.clock.nowMs() / 1000 + 60;
  const hold = { ...rangeOfHours(search.sBStartTime, 2), state: 'hold', expiresAtSeconds: endsAt } as const;
  await createProvider(api.database, { booked: [hold] });
  api.clock.advanceSeconds(59);
  assert.equal((await idsFor(api)).length, 0);
  api.clock.advanceSeconds(1);
  assert.equal((await idsFor(api)).length, 1);
});

const changes = [
  ['account', { is_active: false }, 'id'],
  ['account', { email_verified_at: null }, 'id'],
  ['provider', { longitude: -80.5 }, 'account_id'],
  ['provider', { weekly_slots: 0 }, 'account_id'],
  ['portfolio', { bio: ' ' }, 'provider_id'],
  ['portfolio', { photo_name: null }, 'provider_id'],
] as const;

for (const [table, change, key] of changes) {
  test(`[A-33] whoever writes ${Object.keys(change).join()} of ${table}, the search knows at once`, async (t) => {
    const api = await openServed(t);
    const { id } = await createProvider(api.database);
    assert.deepEqual(await idsFor(api), [id]);
    await api.database.updateTable(table).set(change).where(key, '=', id).execute();
    assert.deepEqual(await idsFor(api), []);
  });
}

test('[A-33] with the sixth image gone a provider is gone, with it back the bookings still count', async (t) => {
  const api = await openServed(t);
  const { id } = await createProvider(api.database, { booked: [rangeOfHours(search.sBStartTime, 2)] });
  const later = { sBStartTime: seconds('2026-07-04T14:00-04:00') };
  const image = { provider_id: id, file_name: `image-${id}-6.jpg`, display_order: 6 };
  assert.deepEqual(await idsFor(api, later), [id]);
  await api.database.deleteFrom('portfolio_image').where('file_name', '=', image.file_name).execute();
  assert.deepEqual(await idsFor(api, later), []);
  await api.database.insertInto('portfolio_image').values(image).execute();
  assert.deepEqual(await idsFor(api, later), [id]);
  assert.deepEqual(await idsFor(api), []);
});

test('[A-33] a provider who moves takes bookings and blackouts along', async (t) => {
  const api = await openServed(t);
  const day = calendarDayInUtc(seconds('2026-07-05'));
  const { id } = await createProvider(api.database, {
    booked: [rangeOfHours(search.sBStartTime, 2)],
    schedule: { weeklySlots: everySlot, blackouts: [{ kind: 'wholeDays', firstDay: day, lastDay: day }] },
  });
  const there = { userLatitude: 45.4, userLongitude: -75.7 };
  await api.database
    .updateTable('provider')
    .set({ latitude: 45.4, longitude: -75.7, longer_km: 100 })
    .where('account_id', '=', id)
    .execute();
  assert.deepEqual(await idsFor(api, there), []);
  assert.deepEqual(await idsFor(api, { ...there, sBStartTime: seconds('2026-07-05T10:00-04:00') }), []);
  assert.deepEqual(await idsFor(api, { ...there, sBStartTime: seconds('2026-07-06T10:00-04:00') }), [id]);
});

const malformed = [
  ['no start', { sBStartTime: undefined }],
  ['half an hour too much', { duration: 2.5 }],
  ['eleven hours', { duration: 11 }],
  ['a place off the map', { userLatitude: 91 }],
  ['a day that is no midnight', { eventDate: search.eventDate + 1 }],
  ['a very long postal code', { postalCode: 'M'.repeat(1000) }],
] as const;

for (const [title, change] of malformed) {
  test(`[D-R01] a search with ${title} is refused`, async (t) => {
    const { app } = await openTestApi(t);
    const reply = await app.inject({ method: 'POST', url, payload: { ...search, ...change } });
    assert.equal(reply.statusCode, 400);
    assert.equal(reply.json().status, 1);
  });
}

test('a time at the end of the calendar and a place at a pole are answered', async (t) => {
  const api = await openServed(t);
  assert.deepEqual(await idsFor(api, { sBStartTime: 253_402_300_799, duration: 10 }), []);
  assert.deepEqual(await idsFor(api, { userLatitude: -90, userLongitude: 180 }), []);
});
