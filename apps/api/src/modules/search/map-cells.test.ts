import assert from 'node:assert/strict';
import { test } from 'node:test';
import { travelLimits } from '@repo/domain/limits';
import { createProvider } from '../../testing/provider-factory.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { cellsAround } from './map-cells.ts';

test('the database takes every distance of the slider and no longer one, and a search looks as far', async (t) => {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const { id } = await createProvider(database, {});
  const travel = (km: number) =>
    database
      .updateTable('provider')
      .set({ oneHourKm: 1, longerKm: km })
      .where('accountId', '=', id)
      .execute();
  const { from, to } = travelLimits.distanceKm;
  await travel(from);
  await travel(to);
  await assert.rejects(travel(to + 1), /provider_longer_km_check/);
  const { cell, latitude, longitude } = await database
    .selectFrom('matchingCandidate')
    .select(['cell', 'latitude', 'longitude'])
    .executeTakeFirstOrThrow();
  const kmPerDegree = 111.2;
  assert.ok(cellsAround({ latitude: latitude + to / kmPerDegree, longitude }).includes(cell));
});
