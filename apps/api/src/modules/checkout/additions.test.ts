import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { DataToSend } from '@repo/contracts/checkout/data-to-send';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { sql } from 'kysely';
import { openBookingDesk } from '../../testing/bookings/booking-desk.ts';
import { findBookingFaults } from '../../testing/bookings/booking-faults.ts';
import { extensionItem, sentAddition, tipItem } from '../../testing/bookings/sent-addition.ts';
import { recapItem } from '../../testing/bookings/sent-booking.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
/** A Saturday, from two to four in the afternoon. */
const startsAtSeconds = seconds('2026-07-04T14:00-04:00');
const endsAtSeconds = startsAtSeconds + 2 * 3600;

/** A host who has booked somebody, with carts that add to it. */
async function openBooked(t: TestContext) {
  const desk = await openBookingDesk(t);
  const { shop, host } = desk;
  const { database } = shop;
  const [maya = 0] = desk.providerIds;
  const booked = await desk.book({ startsAtSeconds });
  const { eventId } = booked;
  const adding = (
    items: readonly OrderItem[],
    more: Partial<Parameters<typeof sentAddition>[0]> = {},
  ): DataToSend =>
    sentAddition({ hostId: host.accountId, eventId, orderId: booked.orderItemGroupId, items, ...more });
  const ledgerOf = async (orderId: number): Promise<readonly (readonly [string, number])[]> => {
    const { rows } = await sql<{ account: string; cents: number }>`
      select account, sum(amount_cents)::int as cents from ledger_entry
      where transaction_id in (select id from ledger_transaction where order_id = ${orderId})
      group by account order by account`.execute(database);
    return rows.map(({ account, cents }) => [account, cents]);
  };
  /** The time that keeps the provider busy, in hours from the beginning of the booking. */
  const busyHours = async (): Promise<readonly (readonly [string, number, number])[]> => {
    const rows = await database
      .selectFrom('occupancy')
      .select(['state', 'starts_at', 'ends_at'])
      .where('provider_id', '=', maya)
      .where('state', 'in', ['hold', 'requested', 'accepted'])
      .orderBy('starts_at')
      .execute();
    const hourOf = (at: Date): number => (at.getTime() / 1000 - startsAtSeconds) / 3600;
    return rows.map(({ state, starts_at: from, ends_at: until }) => [state, hourOf(from), hourOf(until)]);
  };
  const faults = () => findBookingFaults(database, new Date(shop.clock.nowMs()));
  return { ...desk, database, maya, eventId, booked, adding, ledgerOf, busyHours, faults };
}

test('[K-R08] [A-32] an extension is paid like a booking and becomes part of it', async (t) => {
  const { shop, maya, eventId, adding, checkOut, payFor, ledgerOf, busyHours, faults } = await openBooked(t);
  const placed = await checkOut(adding([extensionItem(maya, 2)]));
  assert.equal(placed.eventId, eventId);
  assert.deepEqual(await busyHours(), [
    ['accepted', 0, 2],
    ['hold', 2.5, 4],
  ]);
  // Two hours at $58, 5 % of it, and 13 % of both.
  const lines = await shop.sessionLines(placed.sessionId ?? '');
  assert.deepEqual(
    lines.map(({ amount }) => amount),
    [11_600, 580, 1583],
  );
  assert.deepEqual(await payFor(placed), {
    eventId,
    orderId: placed.orderItemGroupId,
    isNewBooking: '0',
  });
  assert.deepEqual(await busyHours(), [['accepted', 0, 4]]);
  assert.deepEqual(await ledgerOf(placed.orderItemGroupId), [
    ['card', 13_763],
    ['providers', -11_600],
    ['serviceFees', -580],
    ['tax', -1583],
  ]);
  assert.deepEqual(await faults(), []);
});

