import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { demoBookings, demoDraft } from '@repo/demo/bookings.data';
import { findBookingFaults } from '../testing/bookings/booking-faults.ts';
import { openTestShop } from '../testing/test-shop.ts';
import { loadDemoBookings } from './load-bookings.ts';
import { loadDemo } from './load-demo.ts';

/** Opens a product that has loaded the demo, but not its bookings. */
async function openDemo(t: TestContext) {
  const shop = await openTestShop(t);
  const { database, clock, jobs } = shop;
  await loadDemo({ ...shop, blobs: { put: async () => ({ bytes: 0, sha256: '' }) } });
  const payOnPage = async (sessionId: string): Promise<void> => {
    assert.notEqual(await shop.pay(sessionId), undefined);
  };
  const events = () =>
    database
      .selectFrom('event')
      .innerJoin('account', 'account.id', 'event.hostId')
      .select(['email', 'name', 'event.status'])
      .where('event.status', '<>', 'unpaid')
      .orderBy('event.id')
      .execute();
  return {
    ...shop,
    payOnPage,
    load: (pay = payOnPage) =>
      loadDemoBookings({ ...shop, publicUrl: () => 'http://product.test', payOnPage: pay }),
    events,
    faults: async () => {
      await jobs.runDue();
      return findBookingFaults(database, new Date(clock.nowMs()));
    },
    /** Returns the rows of all tables that bookings write to. */
    rows: async () => {
      const tables = ['event', 'bookingOrder', 'orderLine', 'occupancy', 'payment', 'ledgerEntry', 'job'];
      const read = tables.map((table) =>
        sql`select to_jsonb(t)::text as row from ${sql.table(table)} t order by 1`.execute(database),
      );
      return (await Promise.all(read)).map(({ rows }) => rows);
    },
  };
}

const namesIn = (events: readonly { readonly name: string }[]): readonly string[] =>
  events.map(({ name }) => name);
const everyName = [...demoBookings, demoDraft].map(({ name }) => name);

test('the demo host gets events in every status with consistent payments, once', async (t) => {
  const demo = await openDemo(t);
  await demo.load();
  const events = await demo.events();
  assert.deepEqual(namesIn(events), everyName);
  const ofHost = events.filter(({ email }) => email === 'host@demo.test');
  assert.deepEqual(
    ofHost.map(({ name, status }) => [name, status]),
    [
      ['Nana’s eightieth birthday', 'completed'],
      ['Spring showcase at the studio', 'completed'],
      ['Robin and Sam, the wedding', 'upcoming'],
      ['Team dinner', 'pending'],
      ['Graduation picnic', 'cancel'],
      ['Engagement at the harbour', 'cancel'],
      ['Sunrise at the bluffs', 'draft'],
    ],
  );
  assert.deepEqual(await demo.faults(), []);
  const before = await demo.rows();
  await demo.load();
  assert.deepEqual(await demo.rows(), before);
});

for (const when of ['before', 'after'] as const) {
  test(`the next start continues after a crash just ${when} a payment`, async (t) => {
    const demo = await openDemo(t);
    await demo.setWebhooks('drop');
    let payments = 0;
    const payAndCrash = async (sessionId: string): Promise<void> => {
      payments += 1;
      if (payments < 3 || when === 'after') await demo.payOnPage(sessionId);
      if (payments === 3) throw new Error('crashed');
    };
    await assert.rejects(demo.load(payAndCrash), /crashed/);
    assert.equal((await demo.events()).length, payments + 1);
    await demo.load();
    assert.deepEqual(namesIn(await demo.events()), everyName);
    assert.deepEqual(await demo.faults(), []);
  });
}

test('a product without the demo gets no bookings', async (t) => {
  const shop = await openTestShop(t);
  await loadDemoBookings({
    ...shop,
    publicUrl: () => 'http://product.test',
    payOnPage: () => assert.fail('paid'),
  });
  const { rows } = await sql`select from event`.execute(shop.database);
  assert.equal(rows.length, 0);
});

test('two processes that start at once load the bookings once', async (t) => {
  const demo = await openDemo(t);
  await Promise.all([demo.load(), demo.load()]);
  assert.deepEqual(namesIn(await demo.events()), everyName);
  assert.deepEqual(await demo.faults(), []);
});
