import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { createProvider } from '../../testing/provider-factory.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { occupyTime, releaseTime } from './matching.module.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const now = seconds('2026-06-15T12:00-04:00');
const morning = rangeOfHours(seconds('2026-07-04T10:00-04:00'), 2);

async function openOne(t: TestContext) {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const { id: providerId } = await createProvider(database);
  const occupy = (range = morning, at = now) =>
    occupyTime(database, { ...range, providerId, state: 'hold', expiresAtSeconds: now + 60 }, at);
  return { database, providerId, occupy };
}

test('[FF-2] of fifty who want one time one gets it, and nobody sees an error', async (t) => {
  const { occupy } = await openOne(t);
  const results = await Promise.all(Array.from({ length: 50 }, () => occupy()));
  assert.equal(results.filter(({ ok }) => ok).length, 1);
  assert.equal(
    results.filter((result) => !result.ok && result.failure === 'event_already_booked').length,
    49,
  );
});

test('[A-33] half an hour lies between two bookings, on either side', async (t) => {
  const { occupy } = await openOne(t);
  assert.ok((await occupy()).ok);
  for (const start of ['12:15', '07:45'])
    assert.equal((await occupy(rangeOfHours(seconds(`2026-07-04T${start}-04:00`), 2))).ok, false, start);
  for (const start of ['12:30', '07:30'])
    assert.ok((await occupy(rangeOfHours(seconds(`2026-07-04T${start}-04:00`), 2))).ok, start);
});

test('[FF-3] [FF-13] a hold stands until it ends, then the next one takes the time', async (t) => {
  const { occupy, database } = await openOne(t);
  assert.ok((await occupy()).ok);
  assert.equal((await occupy(morning, now + 59)).ok, false);
  assert.ok((await occupy(morning, now + 60)).ok);
  const states = await database.selectFrom('occupancy').select('state').orderBy('id').execute();
  assert.deepEqual(
    states.map(({ state }) => state),
    ['expired', 'hold'],
  );
});

test('what was let go is free again, and is not let go twice', async (t) => {
  const { occupy, database } = await openOne(t);
  const taken = await occupy();
  assert.ok(taken.ok);
  assert.ok((await releaseTime(database, taken.value, 'cancelled')).ok);
  assert.equal((await releaseTime(database, taken.value, 'declined')).ok, false);
  assert.ok((await occupy()).ok);
});

test('[FF-5] past every check of ours the database itself refuses an overlap', async (t) => {
  const { occupy, database, providerId } = await openOne(t);
  assert.ok((await occupy()).ok);
  const overlapping = database
    .insertInto('occupancy')
    .values({
      provider_id: providerId,
      state: 'accepted',
      starts_at: new Date((morning.endsAtSeconds + 29 * 60) * 1000),
      ends_at: new Date((morning.endsAtSeconds + 60 * 60) * 1000),
      created_at: new Date(now * 1000),
    })
    .execute();
  await assert.rejects(overlapping, /provider_is_booked_once/);
});

test('nobody is booked who is no provider', async (t) => {
  const { database } = await openOne(t);
  const wanted = { ...morning, providerId: 999, state: 'accepted' } as const;
  assert.deepEqual(await occupyTime(database, wanted, now), { ok: false, failure: 'object_does_not_exist' });
});
