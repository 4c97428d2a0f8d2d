import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { createRefund } from '@repo/contracts/checkout/refund';
import { makePayment } from '@repo/contracts/checkout/pay';
import type { CheckoutSession } from '@repo/contracts/checkout/pay';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { sql } from 'kysely';
import { recapItem } from '../../../testing/bookings/sent-booking.ts';
import { findBookingFaults } from '../../../testing/bookings/booking-faults.ts';
import { openBookingFixture } from '../../../testing/carts/booking-fixture.ts';
import { extensionItem, sentAddition, tipItem } from '../../../testing/carts/sent-addition.ts';
import { call, outcomeOf } from '../../../testing/calls.ts';

/** A Saturday at 14:00, more than two days ahead of the test's clock. */
const startsAtSeconds = Date.parse('2026-07-04T14:00-04:00') / 1000;

/** Opens a host with a booked provider, who adds to the event in several tabs. */
async function openTabs(t: TestContext) {
  const fixture = await openBookingFixture(t);
  const { shop, host } = fixture;
  const [maya = 0] = fixture.providerIds;
  const booked = await fixture.book({ startsAtSeconds });
  const { eventId, orderItemGroupId: orderId } = booked;
  const adding = (items: readonly OrderItem[]) =>
    sentAddition({ hostId: host.accountId, eventId, orderId, items, vision: 'Slow' });
  const returnFrom = async (placed: CheckoutSession) => {
    const path = makePayment.path
      .replace(':eventId', String(eventId))
      .replace(':orderItemGroupId', String(placed.orderItemGroupId));
    return outcomeOf(await call(shop, 'POST', path, undefined, { headers: host.headers }));
  };
  const cancel = async () => {
    const body = { eventId, orderId, userId: host.accountId };
    return outcomeOf(await call(shop, 'POST', createRefund.path, body, { headers: host.headers }));
  };
  /** Returns the sum of each account of the ledger, over all orders of the event. */
  const ledger = async (): Promise<Readonly<Record<string, number>>> => {
    const { rows } = await sql<{ account: string; cents: number }>`
      select account, sum(amount_cents)::int as cents from ledger_entry group by account order by account`.execute(
      shop.database,
    );
    return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
  };
  /** Returns the additions that are paid and kept, with their prices. */
  const kept = () =>
    shop.database
      .selectFrom('orderLine')
      .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
      .where('bookingOrder.state', '=', 'paid')
      .where('orderLine.state', '=', 'paid')
      .select(['orderLine.kind', 'orderLine.totalCents as cents'])
      .orderBy('orderLine.kind')
      .execute();
  const faults = () => findBookingFaults(shop.database, new Date(shop.clock.nowMs()));
  return { ...fixture, maya, adding, returnFrom, cancel, ledger, kept, faults };
}

test('[FF-27] [K-R08] refunds an addition in full that was paid while the event was cancelled', async (t) => {
  const { shop, maya, adding, checkOut, returnFrom, cancel, ledger, kept, faults } = await openTabs(t);
  const placed = await checkOut(adding([extensionItem(maya, 2), tipItem(maya, 15), recapItem(1)]));
  await shop.setWebhooks('drop');
  assert.notEqual(await shop.pay(placed.sessionId ?? ''), undefined);
  assert.deepEqual(await cancel(), [200, 'event_cancel_successfully']);
  await shop.setWebhooks('deliver');
  assert.deepEqual(await returnFrom(placed), [409, 'event_already_booked']);
  await shop.moveClock(60);
  assert.deepEqual(await kept(), []);
  assert.deepEqual(
    Object.values(await ledger()).filter((cents) => cents !== 0),
    [],
  );
  assert.deepEqual(await faults(), []);
});

test('[FF-27] [K-R08] does not charge for an addition that is opened before and paid after a cancellation', async (t) => {
  const { shop, maya, adding, checkOut, returnFrom, cancel, ledger, kept, faults } = await openTabs(t);
  const placed = await checkOut(adding([extensionItem(maya, 1), tipItem(maya, 5)]));
  assert.deepEqual(await cancel(), [200, 'event_cancel_successfully']);
  await shop.pay(placed.sessionId ?? '');
  const [status] = await returnFrom(placed);
  assert.equal(status, 409);
  await shop.moveClock(60);
  assert.deepEqual(await kept(), []);
  assert.deepEqual(
    Object.values(await ledger()).filter((cents) => cents !== 0),
    [],
  );
  assert.deepEqual(await faults(), []);
});

test('[K-R01] [K-R04] [FF-5] keeps one extension and one tip when several tabs add and pay at once', async (t) => {
  const { shop, maya, adding, tryCheckout, ledger, kept, faults } = await openTabs(t);
  const carts = [
    [extensionItem(maya, 1)],
    [tipItem(maya, 10)],
    [extensionItem(maya, 2), tipItem(maya, 20)],
    [extensionItem(maya, 1)],
    [tipItem(maya, 10)],
  ];
  const replies = await Promise.all(carts.map((items) => tryCheckout(adding(items))));
  const sessions = replies.flatMap((reply): string[] =>
    reply.statusCode === 200 ? [reply.json().payload.items.sessionId] : [],
  );
  assert.ok(sessions.length > 0);
  await Promise.all(sessions.map((sessionId) => shop.pay(sessionId)));
  await shop.moveClock(60);
  const additions = await kept();
  const kinds = additions.map(({ kind }) => kind);
  assert.deepEqual(kinds, [...new Set(kinds)]);
  assert.ok(kinds.length > 0);
  // The card has paid for the booking of $137.63 and for what is kept; the rest came back.
  const { card } = await ledger();
  assert.equal(
    card,
    additions.reduce((sum, { cents }) => sum + cents, 13_763),
  );
  assert.deepEqual(await faults(), []);
  // A tab that comes later is refused what was bought.
  for (const kind of kinds) {
    const item = kind === 'tip' ? tipItem(maya, 5) : extensionItem(maya, 1);
    assert.deepEqual(outcomeOf(await tryCheckout(adding([item]))), [409, 'action_is_not_possible_now']);
  }
});
