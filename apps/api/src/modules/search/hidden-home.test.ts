import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { distanceKmBetween } from '@repo/domain/matching/coordinates';
import type { Coordinates } from '@repo/domain/matching/coordinates';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { createProviders } from '../../testing/provider-factory.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { findAvailableProviders } from './find-available-providers.ts';

/** How many searches the attacker makes; the full size is 5 000. */
const searches = Number(process.env['HOME_SEARCHES'] ?? 300);
const nowSeconds = Date.parse('2026-06-15T12:00-04:00') / 1000;
const startsAtSeconds = Date.parse('2026-07-04T10:00-04:00') / 1000;
const firstHundred = { offset: 0, limit: 100 };
const reachKm = 5;

/** A flat map around the homes: kilometres to the east and to the north. */
type Spot = { readonly east: number; readonly north: number };
const kmPerDegree = (Math.PI * 6371) / 180;
const centre = { latitude: 43.65, longitude: -79.38 };
const eastScale = kmPerDegree * Math.cos((centre.latitude * Math.PI) / 180);
const coordinatesOf = ({ east, north }: Spot): Coordinates => ({
  latitude: centre.latitude + north / kmPerDegree,
  longitude: centre.longitude + east / eastScale,
});
const kmBetween = (one: Spot, other: Spot): number =>
  Math.hypot(one.east - other.east, one.north - other.north);

const homes: readonly Spot[] = [
  { east: 0, north: 0 },
  { east: 2, north: -1 },
];

type Observation = { readonly from: Spot; readonly isFound: boolean };

/** A random number from 0 to 1, the same in every run. */
const anyFraction = fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 1_000_000);
const randomPairs = (count: number, seed: number): readonly (readonly [number, number])[] =>
  fc.sample(fc.tuple(anyFraction, anyFraction), { numRuns: count, seed });

/** How far from the expected edge of the travel circle each round searches, in kilometres; the first round anywhere. */
const bandsKm = [Infinity, 0.8, 0.2, 0.05];

const placesAround = (middle: Spot, bandKm: number, round: number): readonly Spot[] =>
  randomPairs(Math.ceil(searches / bandsKm.length), round).map(([one, other]) => {
    if (bandKm === Infinity) return { east: 16 * (one - 0.5), north: 16 * (other - 0.5) };
    const [bearing, distance] = [2 * Math.PI * one, reachKm + bandKm * (2 * other - 1)];
    return {
      east: middle.east + distance * Math.sin(bearing),
      north: middle.north + distance * Math.cos(bearing),
    };
  });

/** Searches at random places, in rounds that approach the edge of the travel circle, and returns the best guess. */
async function locate(database: Database, providerId: number): Promise<Coordinates> {
  const seen: Observation[] = [];
  let guess: Spot = { east: 0, north: 0 };
  for (const [round, bandKm] of bandsKm.entries()) {
    for (const from of placesAround(guess, bandKm, round)) {
      const location = coordinatesOf(from);
      const request = { startsAtSeconds, durationHours: 2, location, postalCode: 'M5V 2T6' };
      const { items } = await findAvailableProviders(database, request, firstHundred, nowSeconds);
      seen.push({ from, isFound: items.some(({ id }) => id === providerId) });
    }
    guess = estimateOf(seen);
  }
  return coordinatesOf(guess);
}

/** Returns the place that fits all observations best: within reach of searches that found the provider only. */
function estimateOf(observations: readonly Observation[]): Spot {
  const errorAt = (spot: Spot): number =>
    observations.reduce((sum, { from, isFound }) => {
      const beyond = kmBetween(spot, from) - reachKm;
      return sum + Math.max(0, isFound ? beyond : -beyond);
    }, 0);
  let best: Spot = { east: 0, north: 0 };
  for (const [half, step] of [
    [6, 0.5],
    [1, 0.1],
    [0.2, 0.02],
  ] as const) {
    const spots = gridAround(best, half, step).map((spot) => ({ spot, error: errorAt(spot) }));
    const least = Math.min(...spots.map(({ error }) => error));
    const agreeing = spots.filter(({ error }) => error === least).map(({ spot }) => spot);
    best = {
      east: meanOf(agreeing.map(({ east }) => east)),
      north: meanOf(agreeing.map(({ north }) => north)),
    };
  }
  return best;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function gridAround({ east, north }: Spot, half: number, step: number): readonly Spot[] {
  const offsets = Array.from(
    { length: Math.round((2 * half) / step) + 1 },
    (_, index) => index * step - half,
  );
  return offsets.flatMap((x) => offsets.map((y) => ({ east: east + x, north: north + y })));
}

/** Returns by how many metres the attacker misses each home and each search point. */
async function attack(database: Database, ids: readonly number[]) {
  const misses = [];
  for (const [index, id] of ids.entries()) {
    const guess = await locate(database, id);
    const point = await database
      .selectFrom('matchingCandidate')
      .select(['latitude', 'longitude'])
      .where('providerId', '=', id)
      .executeTakeFirstOrThrow();
    const home = coordinatesOf(homes[index] ?? { east: Number.NaN, north: Number.NaN });
    misses.push({
      toHome: distanceKmBetween(guess, home) * 1000,
      toPoint: distanceKmBetween(guess, point) * 1000,
    });
  }
  return misses;
}

async function openWithHomes(t: TestContext) {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const travel = { oneHourKm: reachKm, longerKm: reachKm };
  const ids = await createProviders(
    database,
    homes.map((home) => ({ home: coordinatesOf(home), travel })),
  );
  return { database, ids };
}

test(`[FF-42] [A-33] ${searches} random searches never locate a home to less than 500 m`, async (t) => {
  const { database, ids } = await openWithHomes(t);
  for (const { toHome, toPoint } of await attack(database, ids)) {
    assert.ok(toPoint < 50, `the attack misses the search point itself by ${toPoint} m`);
    assert.ok(toHome >= 500, `a home is located to ${toHome} m`);
  }
});

test('[FF-42] the same searches locate every home if distances are measured from the homes', async (t) => {
  const { database, ids } = await openWithHomes(t);
  await sql`
    update matching_candidate c
    set latitude = p.latitude, longitude = p.longitude, cell = map_cell(p.latitude, p.longitude, p.longer_km)
    from provider p where p.account_id = c.provider_id`.execute(database);
  for (const { toHome } of await attack(database, ids)) assert.ok(toHome < 50, `missed by ${toHome} m`);
});
