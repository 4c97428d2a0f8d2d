import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { DataToSend } from '@repo/contracts/checkout/data-to-send';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { sql } from 'kysely';
import { signIn } from '../../../testing/actors.ts';
import { openBookingFixture } from '../../../testing/carts/booking-fixture.ts';
import { findBookingFaults } from '../../../testing/bookings/booking-faults.ts';
import { enterCodes } from '../../../testing/bookings/enter-code.ts';
import { setEventStatus } from '../../../testing/bookings/make-accepted-event.ts';
import { extensionItem, sentAddition, tipItem } from '../../../testing/carts/sent-addition.ts';
import { recapItem, sentBooking } from '../../../testing/bookings/sent-booking.ts';
import { outcomeOf } from '../../../testing/calls.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
/** A Saturday from 14:00 to 16:00. */
const startsAtSeconds = seconds('2026-07-04T14:00-04:00');
const endsAtSeconds = startsAtSeconds + 2 * 3600;

/** Opens a host with a booked provider, and builds carts of additions. */
async function openBooked(t: TestContext) {
  const fixture = await openBookingFixture(t);
  const { shop, host } = fixture;
  const { database } = shop;
  const [maya = 0] = fixture.providerIds;
  const booked = await fixture.book({ startsAtSeconds });
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
  /** Returns the slots of the provider, in hours from the start of the booking. */
  const busyHours = async (): Promise<readonly (readonly [string, number, number])[]> => {
    const rows = await database
      .selectFrom('occupancy')
      .select(['state', 'startsAt', 'endsAt'])
      .where('providerId', '=', maya)
      .where('state', 'in', ['hold', 'requested', 'accepted'])
      .orderBy('startsAt')
      .execute();
    const hourOf = (at: Date): number => (at.getTime() / 1000 - startsAtSeconds) / 3600;
    return rows.map(({ state, startsAt: from, endsAt: until }) => [state, hourOf(from), hourOf(until)]);
  };
  const faults = () => findBookingFaults(database, new Date(shop.clock.nowMs()));
  return { ...fixture, database, maya, eventId, booked, adding, ledgerOf, busyHours, faults };
}

test('[K-R08] [A-32] a paid extension becomes part of its booking', async (t) => {
  const { shop, maya, eventId, adding, checkOut, payFor, ledgerOf, busyHours, faults } = await openBooked(t);
  const placed = await checkOut(adding([extensionItem(maya, 2)]));
  assert.equal(placed.eventId, eventId);
  assert.deepEqual(await busyHours(), [
    ['accepted', 0, 2],
    ['hold', 2.5, 4],
  ]);
  // Two hours at $58, the 5% fee, and 13% tax on both.
  const lines = await shop.sessionLines(placed.sessionId ?? '');
  assert.deepEqual(
    lines.map(({ amount }) => amount),
    [11_600, 580, 1583],
  );
  assert.deepEqual(await payFor(placed), {
    eventId,
    orderId: placed.orderItemGroupId,
    isNewBooking: '0',
    total: 137.63,
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

test('[A-22] [K-R08] a tip has neither fee nor tax, is possible after the event, and only once', async (t) => {
  const { shop, database, maya, eventId, adding, checkOut, payFor, refusal, ledgerOf, faults } =
    await openBooked(t);
  await setEventStatus(database, eventId, 'completed');
  const placed = await checkOut(adding([tipItem(maya, 12.5)]));
  const lines = await shop.sessionLines(placed.sessionId ?? '');
  assert.deepEqual(
    lines.map(({ amount }) => amount),
    [1250],
  );
  await payFor(placed);
  assert.deepEqual(await ledgerOf(placed.orderItemGroupId), [
    ['card', 1250],
    ['providers', -1250],
  ]);
  assert.deepEqual(await refusal(adding([tipItem(maya, 5)])), [409, 'action_is_not_possible_now']);
  // The same cart again, after it was paid.
  const { orderItemGroupId } = placed;
  assert.deepEqual(await refusal(adding([tipItem(maya, 12.5)], { orderItemGroupId })), [
    409,
    'event_already_booked',
  ]);
  await setEventStatus(database, eventId, 'upcoming');
  assert.deepEqual(await faults(), []);
});

test('[K-R06] [A-84] extension, tip and recap are paid together', async (t) => {
  const { shop, database, maya, adding, checkOut, payFor, ledgerOf, faults } = await openBooked(t);
  const items = [extensionItem(maya), tipItem(maya, 15), recapItem(1)];
  const placed = await checkOut(adding(items, { vision: 'Slow and sunny' }));
  // $58 and $125 are $183; 5% of that is $9.15, and 13% of both $24.97; the tip is added.
  const lines = await shop.sessionLines(placed.sessionId ?? '');
  assert.deepEqual(
    lines.map(({ amount }) => amount),
    [5800, 1500, 12_500, 915, 2497],
  );
  await payFor(placed);
  assert.deepEqual(await ledgerOf(placed.orderItemGroupId), [
    ['card', 23_212],
    ['providers', -7300],
    ['recaps', -12_500],
    ['serviceFees', -915],
    ['tax', -2497],
  ]);
  const brief = await database.selectFrom('recapBrief').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([brief.vision, brief.music, brief.recapType], ['Slow and sunny', 'Jazz', 'Happy']);
  assert.deepEqual(await faults(), []);
});

test('[E-R12] [E-R13] a recap alone can be bought once for an event, without day and hours', async (t) => {
  const { adding, checkOut, payFor, refusal, ledgerOf } = await openBooked(t);
  const { Event: event, ...cart } = adding([recapItem(2)], { vision: 'Slow' });
  const alone = { ...cart, Event: { ...event, status: 'reelOnly', eventDate: 0, duration: 0 } } as const;
  const placed = await checkOut(alone);
  assert.deepEqual(await payFor(placed), {
    eventId: placed.eventId,
    orderId: placed.orderItemGroupId,
    isNewBooking: '0',
    total: 296.62,
  });
  assert.deepEqual((await ledgerOf(placed.orderItemGroupId))[0], ['card', 29_662]);
  assert.deepEqual(await refusal(alone), [409, 'action_is_not_possible_now']);
});

test('[E-R07] [A-15] a brief claims only files that were uploaded for it', async (t) => {
  const { shop, database, adding, checkOut, refusal } = await openBooked(t);
  const upload = { purpose: 'music', fileName: 'song.mp3', bytes: 1, sha256: 'a'.repeat(64) };
  const createdAt = new Date(shop.clock.nowMs());
  await database
    .insertInto('briefUpload')
    .values({ name: 'song', ...upload, createdAt })
    .execute();
  const withMusic = (musicFilePath: string): DataToSend => {
    const item = recapItem(1);
    assert.ok('reelDetail' in item);
    return adding([{ ...item, reelDetail: { ...item.reelDetail, musicFilePath } }], { vision: 'Slow' });
  };
  assert.deepEqual(await refusal(withMusic('other')), [409, 'recap_file_is_missing']);
  await checkOut(withMusic('song'));
  const { claimedAt } = await database.selectFrom('briefUpload').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(claimedAt, createdAt);
});

test('[A-21] [A-22] applies dollar codes and gift cards to the recap, not to a tip or an extension', async (t) => {
  const { shop, host, database, maya, adding, checkOut, refusal } = await openBooked(t);
  const codes = await database
    .insertInto('promoCode')
    .values([
      { code: 'TWENTY', type: '$', value: 2000, createdAt: new Date(0) },
      { code: 'HALF', type: '%', value: 5000, createdAt: new Date(0) },
      {
        code: 'GIFT',
        type: '$',
        value: 20_000,
        isGiftCard: true,
        balanceCents: 20_000,
        createdAt: new Date(0),
      },
    ])
    .returning('id')
    .execute();
  const codeIds = codes.map(({ id }) => id);
  await enterCodes(shop, codeIds, [host.accountId]);
  const [twenty = 0, half = 0, gift = 0] = codeIds;
  const all = [extensionItem(maya), tipItem(maya, 15), recapItem(1)];
  const amountsWith = async (promoCodeId: number, items: readonly OrderItem[] = all) => {
    const { sessionId } = await checkOut(adding(items, { promoCodeId, vision: 'Slow' }));
    return (await shop.sessionLines(sessionId ?? '')).map(({ amount }) => amount);
  };
  // $163, $8.15 fee, and 13% tax on both.
  assert.deepEqual(await amountsWith(twenty), [5800, 1500, 10_500, 815, 2224]);
  assert.deepEqual(await amountsWith(half), [5800, 1500, 12_500, 915, 2497]);
  assert.deepEqual(await amountsWith(gift), [5800, 1500, 290, 791]);
  assert.deepEqual(await amountsWith(gift, [tipItem(maya, 15)]), [1500]);
  const { uses } = await database
    .selectFrom('promoCode')
    .select(sql<number>`sum(uses)::int`.as('uses'))
    .executeTakeFirstOrThrow();
  assert.equal(uses, 0);
  assert.deepEqual(await refusal(adding(all, { promoCodeId: 999, vision: 'Slow' })), [
    400,
    'invalid_promo_code',
  ]);
});

test('[FF-26] completes a recap that a gift card pays in full without a card payment', async (t) => {
  const { shop, host, database, adding, checkOut, faults, ledgerOf, eventId } = await openBooked(t);
  const { id: promoCodeId } = await database
    .insertInto('promoCode')
    .values({
      code: 'GIFT',
      type: '$',
      value: 20_000,
      isGiftCard: true,
      balanceCents: 20_000,
      createdAt: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enterCodes(shop, [promoCodeId], [host.accountId]);
  const { url, sessionId, orderItemGroupId } = await checkOut(
    adding([recapItem(1)], { promoCodeId, vision: 'Slow' }),
  );
  assert.equal(sessionId, null);
  assert.equal(new URL(url).pathname, `/EventBookRequested/${eventId}/${orderItemGroupId}/0`);
  assert.deepEqual(await ledgerOf(orderItemGroupId), [
    ['giftCards', 12_500],
    ['recaps', -12_500],
  ]);
  assert.deepEqual(await faults(), []);
});

test('[A-72] replaces an open order with the same target, also when the cart does not name it', async (t) => {
  const { shop, database, maya, adding, checkOut, payFor, busyHours, faults } = await openBooked(t);
  const first = await checkOut(adding([extensionItem(maya, 1), tipItem(maya, 5)]));
  const second = await checkOut(adding([extensionItem(maya, 3)]));
  assert.equal(await shop.pay(first.sessionId ?? ''), undefined);
  const recap = await checkOut(adding([recapItem(1)], { vision: 'Slow' }));
  const third = await checkOut(adding([tipItem(maya, 5)], { orderItemGroupId: second.orderItemGroupId }));
  assert.equal(await shop.pay(second.sessionId ?? ''), undefined);
  const states = await database.selectFrom('bookingOrder').select('state').orderBy('id').execute();
  assert.deepEqual(
    states.map(({ state }) => state),
    ['paid', 'replaced', 'replaced', 'open', 'open'],
  );
  await payFor(third);
  await payFor(recap);
  assert.deepEqual(await busyHours(), [['accepted', 0, 2]]);
  assert.deepEqual(await faults(), []);
});

test('[FF-13] frees the hours of an unpaid extension', async (t) => {
  const { shop, maya, adding, checkOut, busyHours, faults } = await openBooked(t);
  await checkOut(adding([extensionItem(maya, 2)]));
  await shop.moveClock(37 * 60);
  assert.deepEqual(await busyHours(), [['accepted', 0, 2]]);
  assert.deepEqual(await faults(), []);
});

test('[FF-5] holds the hours once and keeps one order open when twenty checkouts extend a booking', async (t) => {
  const { database, maya, adding, tryCheckout, busyHours } = await openBooked(t);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => tryCheckout(adding([extensionItem(maya, 1)]))),
  );
  const placed = replies.filter(({ statusCode }) => statusCode === 200);
  assert.ok(placed.length >= 1);
  const refused = new Set(replies.map((reply) => outcomeOf(reply)[0]));
  assert.deepEqual([...refused].toSorted(), [200, 409].slice(0, refused.size));
  const open = await database.selectFrom('bookingOrder').where('state', '=', 'open').selectAll().execute();
  assert.equal(open.length, 1);
  assert.deepEqual(await busyHours(), [
    ['accepted', 0, 2],
    ['hold', 2.5, 3],
  ]);
});

test('[FF-5] [A-32] refuses an extension into the half hour before the booking of another host', async (t) => {
  const { shop, maya, adding, checkOut, refusal } = await openBooked(t);
  const other = await signIn(shop, 'host');
  const wish = { hostId: other.accountId, providerIds: [maya], startsAtSeconds: endsAtSeconds + 2.25 * 3600 };
  await checkOut(sentBooking(wish), other);
  assert.deepEqual(await refusal(adding([extensionItem(maya, 2)])), [409, 'event_already_booked']);
  await checkOut(adding([extensionItem(maya, 1)]));
});

test('[FF-5] [FF-3] gives an hour either to an extension or to a concurrent booking', async (t) => {
  const { shop, maya, adding, tryCheckout, busyHours } = await openBooked(t);
  const rivals = await Promise.all(Array.from({ length: 10 }, () => signIn(shop, 'host')));
  const replies = await Promise.all([
    ...rivals.map((rival) => {
      const wish = { hostId: rival.accountId, providerIds: [maya], startsAtSeconds: endsAtSeconds + 1800 };
      return tryCheckout(sentBooking(wish), rival);
    }),
    tryCheckout(adding([extensionItem(maya, 1)])),
  ]);
  const outcomes = replies.map((reply) => outcomeOf(reply)).filter(([status]) => status !== 200);
  assert.deepEqual(
    outcomes,
    rivals.map(() => [409, 'event_already_booked']),
  );
  assert.equal((await busyHours()).length, 2);
});

test('[A-50] [FF-27] lets only the host add to an event, and not once it is cancelled', async (t) => {
  const { shop, database, maya, eventId, adding, refusal } = await openBooked(t);
  const sent = adding([tipItem(maya, 5)]);
  const [guest, provider, stranger] = [
    { headers: { authorization: '' } },
    await signIn(shop, 'provider', maya),
    await signIn(shop, 'host'),
  ];
  assert.deepEqual(await refusal(sent, guest), [401, 'session_has_expired']);
  assert.deepEqual(await refusal(sent, provider), [403, 'not_allowed']);
  assert.deepEqual(await refusal(sent, stranger), [404, 'object_does_not_exist']);
  assert.deepEqual(await refusal(adding([tipItem(maya, 1)])), [400, 'invalid_input']);
  await setEventStatus(database, eventId, 'cancel');
  assert.deepEqual(await refusal(sent), [409, 'action_is_not_possible_now']);
});
