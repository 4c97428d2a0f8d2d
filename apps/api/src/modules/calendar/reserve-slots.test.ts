import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { inTransaction } from '../../database/in-transaction.ts';
import { createProvider } from '../../testing/provider-factory.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { releaseSlot, reserveSlots } from './calendar.module.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const now = seconds('2026-06-15T12:00-04:00');
const morning = rangeOfHours(seconds('2026-07-04T10:00-04:00'), 2);

async function openCalendar(t: TestContext) {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const { id: providerId } = await createProvider(database);
  const reserve = (range = morning, at = now) =>
    inTransaction(database, (transaction) =>
      reserveSlots(transaction, [{ ...range, providerId, state: 'hold', expiresAtSeconds: now + 60 }], at),
    );
  return { database, providerId, reserve };
}

test('[FF-2] gives a slot to one of fifty concurrent requests and refuses the others without an error', async (t) => {
  const { reserve } = await openCalendar(t);
  const results = await Promise.all(Array.from({ length: 50 }, () => reserve()));
  assert.equal(results.filter(({ ok }) => ok).length, 1);
  assert.equal(
    results.filter((result) => !result.ok && result.failure === 'event_already_booked').length,
    49,
  );
});

test('[A-33] keeps half an hour free before and after each booking', async (t) => {
  const { reserve } = await openCalendar(t);
  assert.ok((await reserve()).ok);
  for (const start of ['12:15', '07:45'])
    assert.equal((await reserve(rangeOfHours(seconds(`2026-07-04T${start}-04:00`), 2))).ok, false, start);
  for (const start of ['12:30', '07:30'])
    assert.ok((await reserve(rangeOfHours(seconds(`2026-07-04T${start}-04:00`), 2))).ok, start);
});

test('[FF-3] [FF-13] keeps a slot held until the hold expires, then gives it to the next request', async (t) => {
  const { reserve, database } = await openCalendar(t);
  assert.ok((await reserve()).ok);
  assert.equal((await reserve(morning, now + 59)).ok, false);
  assert.ok((await reserve(morning, now + 60)).ok);
  const states = await database.selectFrom('occupancy').select('state').orderBy('id').execute();
  assert.deepEqual(
    states.map(({ state }) => state),
    ['expired', 'hold'],
  );
});

test('frees a released slot and refuses to release it twice', async (t) => {
  const { reserve, database } = await openCalendar(t);
  const taken = await reserve();
  assert.ok(taken.ok);
  const [id = 0] = taken.value;
  assert.equal(await releaseSlot(database, id, 'cancelled'), true);
  assert.equal(await releaseSlot(database, id, 'declined'), false);
  assert.ok((await reserve()).ok);
});

test('[FF-5] has the database refuse an overlapping booking that bypasses our checks', async (t) => {
  const { reserve, database, providerId } = await openCalendar(t);
  assert.ok((await reserve()).ok);
  const overlapping = database
    .insertInto('occupancy')
    .values({
      providerId,
      state: 'accepted',
      startsAt: new Date((morning.endsAtSeconds + 29 * 60) * 1000),
      endsAt: new Date((morning.endsAtSeconds + 60 * 60) * 1000),
      createdAt: new Date(now * 1000),
    })
    .execute();
  await assert.rejects(overlapping, /provider_is_booked_once/);
});

test('refuses to reserve a slot of an account that is not a provider', async (t) => {
  const { database } = await openCalendar(t);
  const wanted = { ...morning, providerId: 999, state: 'accepted' } as const;
  assert.deepEqual(await reserveSlots(database, [wanted], now), {
    ok: false,
    failure: 'object_does_not_exist',
  });
});
