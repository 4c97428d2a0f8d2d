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
import { signIn } from '../../testing/actors.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { createProvider, createProviders } from '../../testing/provider-factory.ts';
import { saturdaySearch as search } from '../../testing/search/saturday-search.ts';
import { openTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

const url = `/api/v1/${brand.slug}/GeoLocation/GetSBByLocation`;
const { reply: items } = findAvailableProviders;
const replyForm = z.strictObject({
  ...envelopeOf(items).shape,
  payload: z.strictObject({ items, total: z.int(), alternatives: z.array(alternativeTime).optional() }),
});
const seconds = (iso: string) => Date.parse(iso) / 1000;

async function openServed(t: TestContext): Promise<TestApi> {
  const api = await openTestApi(t);
  await api.database.deleteFrom('servicedPostalCode').where('code', '!=', 'M5*').execute();
  return api;
}

async function runSearch({ app }: TestApi, changes: object = {}, query = '') {
  const reply = await app.inject({ method: 'POST', url: url + query, payload: { ...search, ...changes } });
  assert.equal(reply.statusCode, 200, reply.body);
  return replyForm.parse(reply.json());
}

const idsFor = async (api: TestApi, changes: object = {}, query = '') =>
  (await runSearch(api, changes, query)).payload.items.map(({ id }) => id);

test('[D-R01] [D-R11] returns cards of free providers to a guest in one statement plus one for the limit', async (t) => {
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
  const { message, payload } = await runSearch(api);
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
          widthPx: null,
          heightPx: null,
          sizes: [],
        },
      ],
    },
  );
  assert.equal(api.statements(), 2);
});

test('[A-67] [Z-R10] [D-R03] returns pages of twelve with the total count, or up to a hundred without a page', async (t) => {
  const api = await openServed(t);
  const ids = await createProviders(
    api.database,
    Array.from({ length: 103 }, () => ({})),
  );
  assert.deepEqual(await idsFor(api, {}, '?page=1'), ids.slice(0, 12));
  assert.deepEqual(await idsFor(api, {}, '?page=9'), ids.slice(96, 103));
  const { payload, message } = await runSearch(api, {}, '?page=10');
  assert.deepEqual([payload.items, payload.total, payload.alternatives, message], [[], 103, undefined, '']);
  assert.deepEqual(await idsFor(api), ids.slice(0, 100));
  assert.equal(api.statements(), 8);
});

test('[A-33] orders providers by rating, then distance, then id', async (t) => {
  const api = await openServed(t);
  const at = (north: number) => ({ latitude: 43.65 + north, longitude: -79.38 });
  const ids = await createProviders(api.database, [
    { averageRating: null, searchPoint: at(0) },
    { averageRating: 4, searchPoint: at(0.02) },
    { averageRating: 5, searchPoint: at(0.05) },
    { averageRating: 4, searchPoint: at(0.01) },
    { averageRating: 4, searchPoint: at(0.02) },
  ]);
  assert.deepEqual(
    await idsFor(api),
    [2, 3, 1, 4, 0].map((index) => ids[index]),
  );
});

test('[A-33] finds providers at the longest travel distance in every direction', async (t) => {
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
      searchPoint: { latitude: 43.65 + up, longitude: -79.38 + right },
      travel: { oneHourKm: 99, longerKm: 100 },
    })),
  );
  assert.deepEqual((await idsFor(api)).toSorted(), ids);
  assert.deepEqual(await idsFor(api, { duration: 1 }), []);
});

test('[A-76] [D-R07] answers with the key and the nearest free times if no provider is free', async (t) => {
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
  const { status, message, payload } = await runSearch(api, {
    sBStartTime: seconds('2026-07-04T18:00-04:00'),
  });
  assert.deepEqual([status, message], [0, `no_${brand.slug}_available_in_this_location`]);
  assert.deepEqual([payload.items, payload.total], [[], 0]);
  assert.equal(payload.alternatives?.length, 6);
  assert.deepEqual(payload.alternatives.slice(0, 2), [
    { eventDate: seconds('2026-07-04'), startTime: seconds('2026-07-04T10:00-04:00'), count: 2 },
    { eventDate: seconds('2026-07-05'), startTime: seconds('2026-07-05T10:00-04:00'), count: 1 },
  ]);
  assert.equal(api.statements(), 4);
});

test('[C-R14] finds no providers and no other times outside the service area', async (t) => {
  const api = await openServed(t);
  await createProvider(api.database);
  for (const postalCode of ['L5V 2T6', 'M', '', 'M5'.padEnd(20, ' ')]) {
    const { payload, message } = await runSearch(api, { postalCode });
    const isServed = postalCode.startsWith('M5');
    assert.equal(payload.items.length, isServed ? 1 : 0, postalCode);
    if (!isServed) assert.deepEqual([message === '', payload.alternatives], [false, []]);
  }
});

test('[C-R10] answers a time before tomorrow with bookable times', async (t) => {
  const api = await openServed(t);
  await createProvider(api.database);
  for (const start of ['2026-06-15T18:00-04:00', '2026-06-10T18:00-04:00', '1970-01-01T18:00-04:00']) {
    const { payload } = await runSearch(api, { sBStartTime: seconds(start) });
    assert.deepEqual(payload.items, [], start);
    const isNear = start.startsWith('2026');
    assert.equal(payload.alternatives?.[0]?.eventDate, isNear ? seconds('2026-06-16') : undefined);
  }
  assert.equal((await idsFor(api, { sBStartTime: seconds('2026-06-16T08:00-04:00') })).length, 1);
});

test('[A-109] answers a time beyond 24 months with bookable times', async (t) => {
  const api = await openServed(t);
  await createProvider(api.database);
  assert.equal((await idsFor(api, { sBStartTime: seconds('2028-06-15T18:00-04:00') })).length, 1);
  const { payload } = await runSearch(api, { sBStartTime: seconds('2028-06-16T18:00-04:00') });
  assert.deepEqual(payload.items, []);
  assert.equal(payload.alternatives?.[0]?.eventDate, seconds('2028-06-15'));
});

test('[FF-6] [FF-7] finds mornings on the days the clocks change and the days before', async (t) => {
  const api = await openServed(t);
  const mornings = { 0: [1], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [1] } as const;
  await createProvider(api.database, { schedule: { weeklySlots: mornings, blackouts: [] } });
  for (const sBStartTime of [1_805_029_200, 1_804_946_400, 1_825_596_000, 1_825_596_000 - 25 * 3600])
    assert.equal((await idsFor(api, { sBStartTime })).length, 1, String(sBStartTime));
});

test('[FF-10] [A-34] needs only the evening slot for four hours from 20:00 and also the night from 20:15', async (t) => {
  const api = await openServed(t);
  const evenings = { 0: [], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [4] } as const;
  await createProvider(api.database, { schedule: { weeklySlots: evenings, blackouts: [] } });
  const at = (clock: string) =>
    idsFor(api, { sBStartTime: seconds(`2026-07-04T${clock}-04:00`), duration: 4 });
  assert.equal((await at('20:00')).length, 1);
  assert.equal((await at('20:15')).length, 0);
});

test('[FF-13] blocks a held provider until the second the hold expires', async (t) => {
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
  ['account', { isActive: false }, 'id'],
  ['account', { emailVerifiedAt: null }, 'id'],
  ['provider', { longitude: -80.5 }, 'accountId'],
  ['provider', { weeklySlots: 0 }, 'accountId'],
  ['portfolio', { bio: ' ' }, 'providerId'],
  ['portfolio', { photoName: null }, 'providerId'],
] as const;

for (const [table, change, key] of changes) {
  test(`[A-33] updates the search when ${Object.keys(change).join()} of ${table} changes`, async (t) => {
    const api = await openServed(t);
    const { id } = await createProvider(api.database);
    assert.deepEqual(await idsFor(api), [id]);
    await api.database.updateTable(table).set(change).where(key, '=', id).execute();
    assert.deepEqual(await idsFor(api), []);
  });
}

test('[A-33] delists a provider with five images and respects the bookings after a sixth is added', async (t) => {
  const api = await openServed(t);
  const { id } = await createProvider(api.database, { booked: [rangeOfHours(search.sBStartTime, 2)] });
  const later = { sBStartTime: seconds('2026-07-04T14:00-04:00') };
  const image = { providerId: id, fileName: `image-${id}-6.jpg`, displayOrder: 6 };
  assert.deepEqual(await idsFor(api, later), [id]);
  await api.database.deleteFrom('portfolioImage').where('fileName', '=', image.fileName).execute();
  assert.deepEqual(await idsFor(api, later), []);
  await api.database.insertInto('portfolioImage').values(image).execute();
  assert.deepEqual(await idsFor(api, later), [id]);
  assert.deepEqual(await idsFor(api), []);
});

test('[A-33] keeps bookings and blackouts of a provider who moves', async (t) => {
  const api = await openServed(t);
  const day = calendarDayInUtc(seconds('2026-07-05'));
  const { id } = await createProvider(api.database, {
    booked: [rangeOfHours(search.sBStartTime, 2)],
    schedule: { weeklySlots: everySlot, blackouts: [{ kind: 'wholeDays', firstDay: day, lastDay: day }] },
  });
  const there = { userLatitude: 45.4, userLongitude: -75.7 };
  await api.database
    .updateTable('provider')
    .set({ latitude: 45.4, longitude: -75.7, longerKm: 100 })
    .where('accountId', '=', id)
    .execute();
  assert.deepEqual(await idsFor(api, there), []);
  assert.deepEqual(await idsFor(api, { ...there, sBStartTime: seconds('2026-07-05T10:00-04:00') }), []);
  assert.deepEqual(await idsFor(api, { ...there, sBStartTime: seconds('2026-07-06T10:00-04:00') }), [id]);
});

test('[A-98] [FF-42] limits guests to sixty searches a minute per network and does not limit hosts', async (t) => {
  const api = await openServed(t);
  const { headers } = await signIn(api, 'host');
  const searchFrom = (from: string, signedIn: Readonly<Record<string, string>> = {}) =>
    call(api, 'POST', url, search, { from, headers: signedIn });
  for (let time = 0; time < 60; time += 1) assert.equal((await searchFrom('10.0.0.1')).statusCode, 200);
  const refused = await searchFrom('10.0.0.1');
  assert.deepEqual(outcomeOf(refused), [429, 'too_many_requests']);
  assert.equal(refused.headers['retry-after'], '60');
  assert.equal((await searchFrom('10.0.0.2')).statusCode, 200);
  for (let time = 0; time < 61; time += 1)
    assert.equal((await searchFrom('10.0.0.1', headers)).statusCode, 200);
  api.clock.advanceSeconds(60);
  assert.equal((await searchFrom('10.0.0.1')).statusCode, 200);
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
  test(`[D-R01] refuses a search with ${title}`, async (t) => {
    const { app } = await openTestApi(t);
    const reply = await app.inject({ method: 'POST', url, payload: { ...search, ...change } });
    assert.equal(reply.statusCode, 400);
    assert.equal(reply.json().status, 1);
  });
}

test('answers searches at the end of the calendar and at a pole', async (t) => {
  const api = await openServed(t);
  assert.deepEqual(await idsFor(api, { sBStartTime: 253_402_300_799, duration: 10 }), []);
  assert.deepEqual(await idsFor(api, { userLatitude: -90, userLongitude: 180 }), []);
});
