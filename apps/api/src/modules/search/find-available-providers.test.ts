import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { nearestAlternatives } from '@repo/domain/matching/nearest-alternatives';
import { hasConflict } from '@repo/domain/matching/occupied-range';
import { findMatches } from '@repo/domain/matching/testing/find-matches';
import type { MatchableProvider } from '@repo/domain/matching/testing/matchable-provider';
import type { Blackout } from '@repo/domain/schedule/blackout';
import { blackoutTimeChoices } from '@repo/domain/schedule/blackout';
import { addDays, calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { rangeOfHours } from '@repo/domain/time/time-range';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../database/open-database.ts';
import { weeklySlotsOfBits } from '../../database/weekly-slots-column.ts';
import { createProviders } from '../../testing/provider-factory.ts';
import type { TestBooking, TestProvider } from '../../testing/provider-factory.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { requireBookable } from './bookable-providers.ts';
import { findAvailableProviders } from './find-available-providers.ts';
import type { AvailabilityRequest } from './find-available-providers.ts';
import { findFreeProviders } from './free-providers/find-free-providers.ts';

/** Fewer than PROPERTY_RUNS: each world fills the database and runs many requests. */
const worlds = Math.ceil(Number(process.env['PROPERTY_RUNS'] ?? 2000) / 250);
const requestsPerWorld = 25;
const served = ['M5V', 'L4*'];
const nowSeconds = Date.parse('2027-01-10T12:00Z') / 1000;

/** An ordinary week and the two weeks in which the clocks change. */
const weekBegins = ['2027-07-04', '2027-03-10', '2027-11-03'].map((day) => Date.parse(day) / 1000);
/** Toronto, a corner of map cells, the antimeridian and near the pole. */
const centres = [
  { latitude: 43.65, longitude: -79.38 },
  { latitude: 44, longitude: -79 },
  { latitude: 10, longitude: 179.99 },
  { latitude: 89.7, longitude: 30 },
] as const;
const degreesPerKm = 180 / (Math.PI * 6371);

const near = (centre: (typeof centres)[number]) =>
  fc
    .record({
      north: fc.oneof(fc.constantFrom(0, 1, 5, 20, -20, 99.9), fc.double({ min: -90, max: 90, noNaN: true })),
      east: fc.oneof(fc.constantFrom(0, 1, -1, 20), fc.double({ min: -90, max: 90, noNaN: true })),
    })
    .map(({ north, east }) => {
      const latitude = Math.min(90, centre.latitude + north * degreesPerKm);
      const turned =
        centre.longitude + (east * degreesPerKm) / Math.max(0.01, Math.cos(latitude * (Math.PI / 180)));
      return { latitude, longitude: turned > 180 ? turned - 360 : turned };
    });

const quarterHours = 8 * 96;
const startIn = (week: number) =>
  fc.integer({ min: 0, max: quarterHours - 1 }).map((quarter) => week + quarter * 900);

const blackoutIn = (week: number): fc.Arbitrary<Blackout> => {
  const day = fc.integer({ min: 0, max: 7 }).map((days) => addDays(calendarDayInUtc(week), days));
  const last = blackoutTimeChoices.length - 1;
  return fc.oneof(
    fc.record({ day, days: fc.integer({ min: 0, max: 2 }) }).map(({ day: firstDay, days }): Blackout => ({
      kind: 'wholeDays',
      firstDay,
      lastDay: addDays(firstDay, days),
    })),
    fc
      .record({ day, start: fc.integer({ min: 0, max: last - 1 }), steps: fc.integer({ min: 1, max: 12 }) })
      .map(({ day: onDay, start, steps }): Blackout => ({
        kind: 'partOfDay',
        day: onDay,
        startMinute: blackoutTimeChoices[start] ?? 480,
        endMinute: blackoutTimeChoices[Math.min(last, start + steps)] ?? 1439,
      })),
  );
};

const bookingIn = (week: number): fc.Arbitrary<TestBooking> =>
  fc
    .record({
      start: startIn(week),
      hours: fc.constantFrom(1, 1.5, 2, 4, 10, 12),
      kind: fc.constantFrom('accepted', 'requested', 'live hold', 'ended hold', 'cancelled'),
    })
    .map(({ start, hours, kind }): TestBooking => {
      const range = rangeOfHours(start, hours);
      if (kind === 'live hold') return { ...range, state: 'hold', expiresAtSeconds: nowSeconds + 1 };
      if (kind === 'ended hold') return { ...range, state: 'hold', expiresAtSeconds: nowSeconds };
      return { ...range, state: kind };
    });

const allSlots = 2 ** 35 - 1;
const providerIn = (week: number, centre: (typeof centres)[number]): fc.Arbitrary<Partial<TestProvider>> =>
  fc
    .record({
      isActive: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth > 0),
      isEmailVerified: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth > 0),
      imageCount: fc.constantFrom(6, 6, 6, 7, 5),
      name: fc.constantFrom('Maya', 'Maya', 'Maya', ' '),
      searchPoint: near(centre),
      reach: fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 })),
      slots: fc.oneof(fc.constant(allSlots), fc.integer({ min: 0, max: allSlots })),
      blackouts: fc.array(blackoutIn(week), { maxLength: 2 }),
      booked: fc.array(bookingIn(week), { maxLength: 4 }),
      averageRating: fc.option(fc.constantFrom(3, 4.33, 5)),
    })
    .map(({ imageCount, name, reach, slots, blackouts, booked, ...rest }) => ({
      ...rest,
      profile: { imageCount, hasPhoto: true, name, bio: 'Weddings.' },
      travel: { oneHourKm: Math.min(...reach), longerKm: Math.max(...reach) },
      schedule: { weeklySlots: weeklySlotsOfBits(slots), blackouts },
      booked: withoutConflicts(booked),
    }));

/** Omits overlapping bookings, which the database refuses even if the first one is an expired hold. */
function withoutConflicts(booked: readonly TestBooking[]): readonly TestBooking[] {
  const kept: TestBooking[] = [];
  for (const next of booked) if (!hasConflict(next, kept)) kept.push(next);
  return kept;
}

const requestIn = (week: number, centre: (typeof centres)[number]): fc.Arbitrary<AvailabilityRequest> =>
  fc.record({
    startsAtSeconds: startIn(week),
    durationHours: fc.integer({ min: 1, max: 10 }),
    location: near(centre),
    postalCode: fc.constantFrom('m5v 2t6', 'L4K1A1', 'M5V', 'L4', 'M5V', 'M5V', 'L5V 1A1', 'M', ''),
  });

const world = fc.tuple(fc.constantFrom(...weekBegins), fc.constantFrom(...centres)).chain(([week, centre]) =>
  fc.record({
    providers: fc.array(providerIn(week, centre), { minLength: 1, maxLength: 25 }),
    requests: fc.array(requestIn(week, centre), {
      minLength: requestsPerWorld,
      maxLength: requestsPerWorld,
    }),
  }),
);

let opened: OpenDatabase;
before(async () => {
  opened = await openTestDatabase();
  // Worlds share one database; the append-only trigger of the audit log would prevent truncating it.
  await sql`alter table audit disable trigger user`.execute(opened.database);
  await opened.database.deleteFrom('servicedPostalCode').execute();
  await opened.database
    .insertInto('servicedPostalCode')
    .values(served.map((code) => ({ code })))
    .execute();
});
after(() => opened.close());

async function store(providers: readonly Partial<TestProvider>[]): Promise<readonly MatchableProvider[]> {
  const { database } = opened;
  await sql`truncate account restart identity cascade`.execute(database);
  const ids = await createProviders(database, providers);
  return providers.map((provider, index) => ({
    ...(provider as TestProvider),
    id: ids[index] ?? Number.NaN,
    booked: (provider.booked ?? []).filter(
      ({ state, expiresAtSeconds = Infinity }) => state !== 'cancelled' && expiresAtSeconds > nowSeconds,
    ),
  }));
}

/** Returns the alternatives by evaluating the rule of the domain for every quarter of an hour around the request. */
function alternativesByRule(request: AvailabilityRequest, stored: readonly MatchableProvider[]) {
  const countAt = (startsAtSeconds: number) =>
    findMatches({ ...request, startsAtSeconds }, stored, served).length;
  const firstQuarter = Math.floor(request.startsAtSeconds / 900) - 9 * 96;
  const quarters = Array.from({ length: 18 * 96 }, (_, index) => (firstQuarter + index) * 900);
  const freeStarts = quarters.filter((start) => countAt(start) > 0);
  return nearestAlternatives(request, nowSeconds, freeStarts).map((start) => ({
    ...start,
    count: countAt(start.startsAtSeconds),
  }));
}

test('[A-33] [A-34] [FF-6] [FF-7] [FF-9] [FF-10] [FF-13] finds the same providers as the rule of the domain, in the same order', async () => {
  const { database } = opened;
  const property = fc.asyncProperty(world, async ({ providers, requests }) => {
    const stored = await store(providers);
    for (const request of requests) {
      const expected = findMatches(request, stored, served).map(({ provider }) => provider.id);
      const found = await findAvailableProviders(database, request, { offset: 0, limit: 100 }, nowSeconds);
      assert.deepEqual(
        found.items.map(({ id }) => id),
        expected,
      );
      assert.equal(found.total, expected.length);
      const free = await findFreeProviders(
        opened.database,
        request,
        { maxStretch: 1, limit: 100 },
        nowSeconds,
      );
      assert.deepEqual(
        free.map(({ id }) => id),
        expected,
      );
      const unexpected = stored.filter(({ id }) => !expected.includes(id));
      const cart = { ...request, ownOccupancyIds: [] };
      assert.ok((await requireBookable(database, cart, expected, nowSeconds)).ok);
      for (const { id } of unexpected.slice(0, 3))
        assert.ok(!(await requireBookable(database, cart, [...expected, id], nowSeconds)).ok);
      const page = await findAvailableProviders(database, request, { offset: 2, limit: 2 }, nowSeconds);
      assert.deepEqual(
        page.items.map(({ id }) => id),
        expected.slice(2, 4),
      );
      if (expected.length > 0) continue;
      assert.deepEqual(found.alternatives, alternativesByRule(request, stored));
    }
  });
  await fc.assert(property, { numRuns: worlds, seed: 20_261_121, endOnFailure: true });
});
