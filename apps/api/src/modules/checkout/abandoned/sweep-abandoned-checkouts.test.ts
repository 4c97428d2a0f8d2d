import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { afternoon } from '../../../testing/bookings/open-checkout.ts';
import { createProvider } from '../../../testing/provider-factory.ts';
import { openPaymentFixture } from '../../../testing/payments/payment-fixture.ts';
import type { PaymentFixture } from '../../../testing/payments/payment-fixture.ts';
import { sweepAbandonedCheckouts } from './sweep-abandoned-checkouts.ts';

const personal = /King St|Robin|555|party|family|Jazz|M5V/;
/** The same afternoon some days later. */
const later = (days: number): { readonly startsAtSeconds: number } => ({
  startsAtSeconds: afternoon + days * secondsPerDay,
});

/** Returns everything that is stored about an event and what was wished for it, as text. */
async function storedAbout({ database }: PaymentFixture, eventId: number): Promise<string> {
  const event = await database.selectFrom('event').selectAll().where('id', '=', eventId).execute();
  const answers = await database
    .selectFrom('eventAnswer')
    .selectAll()
    .where('eventId', '=', eventId)
    .execute();
  const briefs = await database
    .selectFrom('recapBrief')
    .innerJoin('orderLine', 'orderLine.id', 'orderLineId')
    .innerJoin('bookingOrder', 'bookingOrder.id', 'orderId')
    .selectAll('recapBrief')
    .where('eventId', '=', eventId)
    .execute();
  return JSON.stringify([event, answers, briefs]);
}

test('removes what was entered for an event that was not paid within 30 days, and keeps everything else', async (t) => {
  const fixture = await openPaymentFixture(t);
  const { database, clock, jobs } = fixture;
  const abandoned = await fixture.checkOut({ recaps: 1 });
  const paid = await fixture.checkOut(later(1));
  await fixture.pay(paid.sessionId);
  await fixture.returnFromPayment(paid);
  assert.match(await storedAbout(fixture, abandoned.eventId), personal);
  clock.advanceSeconds(3600);
  await jobs.runDue();
  clock.advanceSeconds(29 * secondsPerDay);
  const young = await fixture.checkOut({
    providerIds: [(await createProvider(database)).id],
    ...later(60),
  });
  await sweepAbandonedCheckouts(fixture);
  assert.match(await storedAbout(fixture, abandoned.eventId), personal, 'it is not old enough');
  clock.advanceSeconds(secondsPerDay);
  await sweepAbandonedCheckouts(fixture);
  assert.doesNotMatch(await storedAbout(fixture, abandoned.eventId), personal);
  for (const { eventId } of [paid, young]) assert.match(await storedAbout(fixture, eventId), personal);
  const rows = await database.selectFrom('payment').select(['orderId', 'wanted']).execute();
  const wantedOf = new Map(rows.map(({ orderId, wanted }) => [orderId, wanted]));
  assert.deepEqual(
    [abandoned, paid, young].map(({ orderId }) => wantedOf.get(orderId) === null),
    [true, false, false],
  );
});

test('keeps what was entered for an event whose payment came too late and was returned', async (t) => {
  const fixture = await openPaymentFixture(t);
  const { database, clock } = fixture;
  const { eventId, orderId } = await fixture.checkOut();
  await database.updateTable('bookingOrder').set({ state: 'expired' }).where('id', '=', orderId).execute();
  await database.updateTable('payment').set({ state: 'ended' }).where('orderId', '=', orderId).execute();
  await database
    .insertInto('ledgerTransaction')
    .values({ orderId, kind: 'sale', onceKey: 'sale 1', at: new Date(clock.nowMs()) })
    .execute();
  clock.advanceSeconds(31 * secondsPerDay);
  await sweepAbandonedCheckouts(fixture);
  assert.match(await storedAbout(fixture, eventId), personal);
});

test('lets a song go that only the abandoned checkout wished for', async (t) => {
  const fixture = await openPaymentFixture(t);
  const { database, clock, jobs } = fixture;
  const claimedAt = new Date(clock.nowMs());
  const upload = { purpose: 'music', fileName: 'song.mp3', bytes: 1, sha256: '0'.repeat(64) };
  await database
    .insertInto('briefUpload')
    .values(['own', 'shared'].map((name) => ({ ...upload, name, createdAt: claimedAt, claimedAt })))
    .execute();
  const wish = async (eventId: number, musicName: string): Promise<void> => {
    await database
      .updateTable('recapBrief')
      .set({ musicName })
      .where('orderLineId', 'in', (lines) =>
        lines
          .selectFrom('orderLine')
          .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
          .where('bookingOrder.eventId', '=', eventId)
          .select('orderLine.id'),
      )
      .execute();
  };
  const other = { providerIds: [(await createProvider(database)).id], ...later(60) };
  const checkouts = [
    { ...(await fixture.checkOut({ recaps: 1 })), musicName: 'own' },
    { ...(await fixture.checkOut({ recaps: 1, ...later(1) })), musicName: 'shared' },
  ];
  for (const { eventId, musicName } of checkouts) await wish(eventId, musicName);
  clock.advanceSeconds(3600);
  await jobs.runDue();
  clock.advanceSeconds(30 * secondsPerDay);
  await wish((await fixture.checkOut({ recaps: 1, ...other })).eventId, 'shared');
  await sweepAbandonedCheckouts(fixture);
  const stored = await database
    .selectFrom('briefUpload')
    .select(['name', 'claimedAt'])
    .orderBy('name')
    .execute();
  assert.deepEqual(stored, [
    { name: 'own', claimedAt: null },
    { name: 'shared', claimedAt },
  ]);
});

test('a host who returns to a cleared checkout books it with what is sent then', async (t) => {
  const fixture = await openPaymentFixture(t);
  const { eventId, orderId } = await fixture.checkOut({ ...later(60) });
  fixture.clock.advanceSeconds(3600);
  await fixture.jobs.runDue();
  fixture.clock.advanceSeconds(31 * secondsPerDay);
  await sweepAbandonedCheckouts(fixture);
  const again = await fixture.checkOut({ ...later(60), earlier: { eventId, orderItemGroupId: orderId } });
  assert.equal(again.eventId, eventId);
  assert.match(await storedAbout(fixture, eventId), personal);
});
