import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { findBookingFaults } from '../bookings/booking-faults.ts';
import { sentBooking } from '../bookings/sent-booking.ts';
import type { Drive, Reply } from '../faults/drive-booking.ts';
import { makeHosts, makeProviders, noonInTenDays } from '../faults/people.ts';
import { openSpareProducts } from '../faults/spare-products.ts';
import type { SpareProducts } from '../faults/spare-products.ts';
import { openOn } from '../faults/stage.ts';
import { openTestDatabase } from '../test-database.ts';

/** How many want the same; 500 is the size that is promised. */
const rivals = Number(process.env['RIVALS'] ?? '60');

type Arena = { readonly database: Database; readonly drives: readonly [Drive, Drive] };

let products: SpareProducts;
before(async () => {
  products = await openSpareProducts();
});
after(() => products.end());

/** Two processes of the product on one database. */
async function openArena(t: TestContext): Promise<Arena> {
  const database = await openTestDatabase();
  const taken = [products.take(), products.take()] as const;
  t.after(async () => {
    for (const product of taken) await products.giveBack(product);
    await database.close();
  });
  return {
    database: database.database,
    drives: [await openOn(taken[0], database), await openOn(taken[1], database)],
  };
}

const firstError = z.object({ errors: z.array(z.string()).min(1) });
const outcomeOf = ({ status, body }: Reply): string =>
  status === 200 ? 'won' : `${status} ${firstError.parse(body).errors[0]}`;

function countOutcomes(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of replies.map(outcomeOf)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

const deadlocksOf = async (database: Database): Promise<number> => {
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(database);
  return rows[0]?.deadlocks ?? 0;
};

test(`[FF-2] of ${rivals} hosts who want one provider at one time, over two processes, one gets it`, async (t) => {
  const { database, drives } = await openArena(t);
  const [provider] = await makeProviders(database, [{}]);
  assert.ok(provider !== undefined);
  const hosts = await makeHosts(database, rivals);
  const startsAtSeconds = noonInTenDays();
  const replies = await Promise.all(
    hosts.map((host, index) =>
      drives[index % 2 === 0 ? 0 : 1].tryCheckout(
        host,
        sentBooking({ hostId: host.accountId, providerIds: [provider.accountId], startsAtSeconds }),
      ),
    ),
  );
  assert.deepEqual(countOutcomes(replies), { won: 1, '409 event_already_booked': rivals - 1 });
  assert.equal(await deadlocksOf(database), 0);
  await drives[0].advance(3600);
  await drives[0].advance(60);
  assert.deepEqual(await findBookingFaults(database, new Date((await drives[0].now()) * 1000)), []);
});

test(`[FF-2] carts of three providers in any order: all or nothing for each of ${rivals} hosts`, async (t) => {
  const { database, drives } = await openArena(t);
  const providerIds = (await makeProviders(database, [{}, {}, {}, {}, {}, {}])).map(
    ({ accountId }) => accountId,
  );
  const hosts = await makeHosts(database, rivals);
  const startsAtSeconds = noonInTenDays();
  const chosenBy = (index: number): number[] =>
    [0, 1, 2].map((step) => providerIds[(index * 5 + step * (1 + (index % 2))) % providerIds.length] ?? 0);
  const replies = await Promise.all(
    hosts.map((host, index) =>
      drives[index % 2 === 0 ? 0 : 1].tryCheckout(
        host,
        sentBooking({ hostId: host.accountId, providerIds: chosenBy(index), startsAtSeconds }),
      ),
    ),
  );
  const { won = 0, ...others } = countOutcomes(replies);
  assert.ok(won === 1 || won === 2, `${won} won`);
  assert.deepEqual(others, { '409 event_already_booked': rivals - won });
  const held = await database.selectFrom('occupancy').select('id').where('state', '=', 'hold').execute();
  assert.equal(held.length, won * 3);
  assert.equal(await deadlocksOf(database), 0);
});

test(`[FF-1] of ${rivals} answers to one request, over two processes, one counts`, async (t) => {
  const { database, drives } = await openArena(t);
  const [host] = await makeHosts(database, 1);
  const [provider] = await makeProviders(database, [{}]);
  assert.ok(host !== undefined && provider !== undefined);
  const providerIds = [provider.accountId];
  const checkout = await drives[0].checkOut(host, { providerIds, startsAtSeconds: noonInTenDays() });
  await drives[0].pay(checkout);
  await drives[0].comeBack(host, checkout);
  const replies = await Promise.all(
    Array.from({ length: rivals }, (_, index) =>
      drives[index % 2 === 0 ? 0 : 1].answer(provider, checkout.eventId, index % 3 !== 0),
    ),
  );
  const { won, ...others } = countOutcomes(replies);
  assert.equal(won, 1);
  assert.deepEqual(Object.values(others), [rivals - 1], JSON.stringify(others));
  assert.equal(await deadlocksOf(database), 0);
  await drives[0].advance(60);
  await drives[0].advance(60);
  assert.deepEqual(await findBookingFaults(database, new Date((await drives[0].now()) * 1000)), []);
});

test(`[FF-5] one more hour of a provider for ${rivals} tries of its host and of others: one gets it`, async (t) => {
  const { database, drives } = await openArena(t);
  const [host, ...others] = await makeHosts(database, rivals);
  const [provider] = await makeProviders(database, [{}]);
  assert.ok(host !== undefined && provider !== undefined);
  const providerIds = [provider.accountId];
  const startsAtSeconds = noonInTenDays();
  const booked = await drives[0].checkOut(host, { providerIds, startsAtSeconds });
  await drives[0].pay(booked);
  await drives[0].comeBack(host, booked);
  await drives[0].answer(provider, booked.eventId, true);
  const replies = await Promise.all([
    ...others.map((other, index) =>
      drives[index % 2 === 0 ? 0 : 1].tryCheckout(
        other,
        // Right after the booking and its half hour: free, unless the booking grows.
        sentBooking({
          hostId: other.accountId,
          providerIds,
          startsAtSeconds: startsAtSeconds + 2 * 3600 + 1800,
        }),
      ),
    ),
    ...drives.map((drive) => drive.tryExtension(host, booked, provider.accountId)),
  ]);
  const live = await sql<{ count: number }>`
    select count(*)::int as count from occupancy where state = 'hold'`.execute(database);
  assert.equal(live.rows[0]?.count, 1, JSON.stringify(countOutcomes(replies)));
  assert.equal(await deadlocksOf(database), 0);
});
