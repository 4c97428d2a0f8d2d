import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { travelLimits } from '@repo/domain/limits';
import { distanceKmBetween } from '@repo/domain/matching/coordinates';
import type { Coordinates } from '@repo/domain/matching/coordinates';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { createProviders } from '../../testing/provider-factory.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const downtown = { latitude: 43.65, longitude: -79.38 };
const northOf = ({ latitude, longitude }: Coordinates, metres: number): Coordinates => ({
  latitude: latitude + (metres / 1000 / 6371) * (180 / Math.PI),
  longitude,
});
const metresBetween = (one: Coordinates, other: Coordinates): number => distanceKmBetween(one, other) * 1000;

async function openHomes(t: TestContext, homes: readonly Coordinates[]) {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const ids = await createProviders(
    database,
    homes.map((home) => ({
      home,
      profile: { imageCount: 0, hasPhoto: true, name: 'Maya', bio: 'Weddings.' },
    })),
  );
  return { database, ids };
}

const listPoints = (database: Database): Promise<Coordinates[]> =>
  database.selectFrom('matchingCandidate').select(['latitude', 'longitude']).orderBy('providerId').execute();

/** Saves a home and returns the search point that distances are measured from afterwards. */
async function pointAfterMove(database: Database, home: Coordinates): Promise<Coordinates | undefined> {
  await database.updateTable('provider').set(home).execute();
  return (await listPoints(database))[0];
}

test('[A-33] places the search point 600 to 1000 m from the home, anywhere on earth', async (t) => {
  const places = [
    downtown,
    { latitude: 10, longitude: 180 },
    { latitude: -10, longitude: -179.999 },
    { latitude: 90, longitude: 0 },
    { latitude: -89.9999, longitude: 77 },
    { latitude: 0, longitude: 0 },
  ];
  const homes = places.flatMap((place) => Array.from({ length: 40 }, () => place));
  const { database } = await openHomes(t, homes);
  const points = await listPoints(database);
  assert.equal(points.length, homes.length);
  const { from, to } = travelLimits.searchPointMetres;
  for (const [index, point] of points.entries()) {
    const metres = metresBetween(point, homes[index] ?? downtown);
    assert.ok(metres >= from && metres <= to, `${metres} m from ${JSON.stringify(homes[index])}`);
  }
});

test('[A-33] draws points in all directions for the same home', async (t) => {
  const { database } = await openHomes(
    t,
    Array.from({ length: 200 }, () => downtown),
  );
  const points = await listPoints(database);
  const quadrants = points.map(
    ({ latitude, longitude }) =>
      `${latitude > downtown.latitude ? 'north' : 'south'} ${longitude > downtown.longitude ? 'east' : 'west'}`,
  );
  assert.equal(new Set(points.map(({ latitude }) => latitude)).size, 200);
  assert.equal(new Set(quadrants).size, 4);
});

test('[FF-42] keeps the point of a home that is saved again or corrected by a few metres', async (t) => {
  const { database } = await openHomes(t, [downtown]);
  const [point] = await listPoints(database);
  for (let save = 0; save < 20; save += 1) {
    assert.deepEqual(await pointAfterMove(database, downtown), point);
    assert.deepEqual(await pointAfterMove(database, northOf(downtown, (save - 10) * 4)), point);
  }
});

test('[FF-42] draws a new point for a new home and reuses the old point after a return', async (t) => {
  const { database } = await openHomes(t, [downtown]);
  const uptown = northOf(downtown, 5000);
  const [first] = await listPoints(database);
  const second = await pointAfterMove(database, uptown);
  assert.notDeepEqual(second, first);
  assert.ok(second && metresBetween(second, uptown) <= travelLimits.searchPointMetres.to);
  for (let move = 0; move < 5; move += 1) {
    assert.deepEqual(await pointAfterMove(database, downtown), first);
    assert.deepEqual(await pointAfterMove(database, uptown), second);
  }
});

test('[FF-42] gives existing providers their own point in the migration', async (t) => {
  const { database } = await openHomes(t, [downtown, downtown]);
  await sql
    .raw('drop table search_point; drop function secure_random, draw_search_point, search_point_of')
    .execute(database);
  await database.updateTable('matchingCandidate').set(downtown).execute();
  const migration = join(import.meta.dirname, '../../database/migrations/0031_search_points.sql');
  await sql.raw(await readFile(migration, 'utf8')).execute(database);
  const [one, other] = await listPoints(database);
  assert.ok(one && other);
  assert.notDeepEqual(one, other);
  for (const point of [one, other])
    assert.ok(metresBetween(point, downtown) >= travelLimits.searchPointMetres.from);
});
