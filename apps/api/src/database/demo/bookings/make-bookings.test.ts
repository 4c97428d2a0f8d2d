import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { findBookingFaults } from '../../../testing/bookings/booking-faults.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { seedDemo } from '../seed-demo.ts';
import { demoBookings, demoDraft } from './bookings.data.ts';
import { makeDemoBookings } from './make-bookings.ts';

/** The product as it starts with a demonstration, without its pictures. */
async function openDemo(t: TestContext) {
  const shop = await openTestShop(t);
  const { database, clock, jobs } = shop;
  await seedDemo({ ...shop, draw: async () => undefined });
  const payOnPage = async (sessionId: string): Promise<void> => {
    assert.notEqual(await shop.pay(sessionId), undefined);
  };
  const events = () =>
    database
      .selectFrom('event')
      .innerJoin('account', 'account.id', 'event.host_id')
      .select(['email', 'name', 'event.status'])
      .where('event.status', '<>', 'unpaid')
      .orderBy('event.id')
      .execute();
  return {
    ...shop,
    payOnPage,
    make: (pay = payOnPage) =>
      makeDemoBookings({ ...shop, publicUrl: () => 'http://product.test', payOnPage: pay }),
    events,
    faults: async () => {
      await jobs.runDue();
      return findBookingFaults(database, new Date(clock.nowMs()));
    },
    /** All that bookings are made of. */
    rows: async () => {
      const tables = ['event', 'booking_order', 'order_line', 'occupancy', 'payment', 'ledger_entry', 'job'];
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

test('the host of the demonstration has events in every status, all money agrees, and it is done once', async (t) => {
  const demo = await openDemo(t);
  await demo.make();
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
  await demo.make();
  assert.deepEqual(await demo.rows(), before);
});

for (const when of ['before', 'after'] as const) {
  test(`what an end just ${when} a payment has left undone, the next start does`, async (t) => {
    const demo = await openDemo(t);
    await demo.setWebhooks('drop');
    let payments = 0;
    const end = async (sessionId: string): Promise<void> => {
      payments += 1;
      if (payments < 3 || when === 'after') await demo.payOnPage(sessionId);
      if (payments === 3) throw new Error('the power went');
    };
    await assert.rejects(demo.make(end), /power/);
    assert.equal((await demo.events()).length, payments + 1);
    await demo.make();
    assert.deepEqual(namesIn(await demo.events()), everyName);
    assert.deepEqual(await demo.faults(), []);
  });
}

test('a product without a demonstration gets no bookings', async (t) => {
  const shop = await openTestShop(t);
  await makeDemoBookings({
    ...shop,
    publicUrl: () => 'http://product.test',
    payOnPage: () => assert.fail('paid'),
  });
  const { rows } = await sql`select from event`.execute(shop.database);
  assert.equal(rows.length, 0);
});
