import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { dataToSend } from '@repo/contracts/checkout/data-to-send';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { signIn } from '../../../testing/actors.ts';
import { makeAcceptedEvent, setEventStatus } from '../../../testing/bookings/make-accepted-event.ts';
import { makeAddition } from '../../../testing/bookings/make-addition.ts';
import { extensionItem, sentAddition, tipItem } from '../../../testing/carts/sent-addition.ts';
import { providerItem, recapItem } from '../../../testing/bookings/sent-booking.ts';
import { createProviders } from '../../../testing/provider-factory.ts';
import type { TestProvider } from '../../../testing/provider-factory.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import { findSavedEvent } from '../plans/saved-event.ts';
import { planAddition } from './plan-addition.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const nowSeconds = seconds('2026-06-15T12:00-04:00');
/** A Saturday from 14:00 to 16:00. */
const startsAtSeconds = seconds('2026-07-04T14:00-04:00');
const endsAtSeconds = startsAtSeconds + 2 * 3600;
const hour = 3600;

/** Opens a host with an event of one accepted provider, and plans carts of additions. */
async function openBookedEvent(t: TestContext, provider: Partial<TestProvider> = {}) {
  const api = await openTestApi(t);
  const { database } = api;
  const { accountId: hostId } = await signIn(api, 'host');
  const [maya = 0, stranger = 0] = await createProviders(database, [provider, {}]);
  const booked = await makeAcceptedEvent(api, { hostId, providerIds: [maya], startsAtSeconds });
  const { eventId } = booked;
  const plan = async (
    items: readonly OrderItem[],
    more: Partial<Parameters<typeof sentAddition>[0]> = {},
  ): ReturnType<typeof planAddition> => {
    const sent = dataToSend.parse(sentAddition({ hostId, eventId, items, ...more }));
    const saved = await findSavedEvent(database, { accountId: hostId }, sent);
    return saved.ok ? planAddition(database, saved.value, sent, nowSeconds) : saved;
  };
  const outcome = async (...given: Parameters<typeof plan>): Promise<string> => {
    const planned = await plan(...given);
    return planned.ok ? 'planned' : planned.failure;
  };
  const lineOf = { providerId: maya, bookingLineId: booked.lineIds[0] ?? 0 };
  const buy = (kind: 'extension' | 'tip' | 'recap') =>
    makeAddition(api, { eventId, hostId, kind, ...(kind === 'recap' ? {} : lineOf) });
  return { api, database, hostId, maya, stranger, booked, plan, outcome, buy };
}

test('[K-R02] [K-R08] [A-32] plans extension, tip and recap together, with our own prices', async (t) => {
  const { database, maya, booked, plan, hostId } = await openBookedEvent(t);
  await database.updateTable('setting').set({ value: 6100 }).where('name', '=', 'extensionPrice').execute();
  const planned = await plan([extensionItem(maya, 2), tipItem(maya, 12.5), recapItem(2)], {
    vision: ' Slow ',
  });
  assert.ok(planned.ok);
  const { check, ...plain } = planned.value;
  const unpriced = plain.lines.map(({ line, providerId, bookingLineId, time, brief }) => ({
    line,
    providerId,
    bookingLineId,
    time,
    brief,
  }));
  assert.deepEqual(unpriced, [
    {
      line: { lineId: '1', kind: 'extension', pricePerHourCents: 6100, extraHours: 2 },
      providerId: maya,
      bookingLineId: booked.lineIds[0],
      // The buffer of the booking keeps the half hour after it free.
      time: { startsAtSeconds: endsAtSeconds + hour / 2, endsAtSeconds: endsAtSeconds + 2 * hour },
      brief: null,
    },
    {
      line: { lineId: '2', kind: 'tip', tipCents: 1250 },
      providerId: maya,
      bookingLineId: booked.lineIds[0],
      time: null,
      brief: null,
    },
    {
      line: { lineId: '3', kind: 'recap', pricePerRecapCents: 12_500, quantity: 2 },
      providerId: null,
      bookingLineId: null,
      time: null,
      brief: {
        logoName: null,
        musicName: null,
        music: 'Jazz',
        orientation: 'Portrait (Instagram, TikTok)',
        recapType: 'Happy',
        vision: 'Slow',
      },
    },
  ]);
  assert.deepEqual(
    [plain.hostId, plain.kind, plain.event, plain.replacedOrderIds, plain.discount, plain.cancelPath],
    [hostId, 0, { is: 'saved', eventId: booked.eventId }, [], null, '/event_booking'],
  );
  // $122 and $250 with a fee of 5% and tax of 13%, and the tip as it is.
  assert.deepEqual(
    [...plain.lines.map(({ share }) => share.totalCents), plain.totals.totalCents],
    [14_475, 1250, 29_662, 45_387],
  );
  assert.ok(check !== undefined && (await check(database)).ok);
});

test('[FF-27] checks a plan again when its order is placed', async (t) => {
  const { database, booked, maya, plan, buy } = await openBookedEvent(t);
  const checkAfter = async (happens: () => Promise<unknown>) => {
    const planned = await plan([tipItem(maya, 5)]);
    assert.ok(planned.ok && planned.value.check !== undefined);
    await happens();
    const checked = await planned.value.check(database);
    return checked.ok ? 'sound' : checked.failure;
  };
  assert.equal(await checkAfter(async () => {}), 'sound');
  assert.equal(
    await checkAfter(() => setEventStatus(database, booked.eventId, 'cancel')),
    'action_is_not_possible_now',
  );
  await setEventStatus(database, booked.eventId, 'upcoming');
  assert.equal(await checkAfter(() => buy('extension')), 'sound');
  assert.equal(await checkAfter(() => buy('tip')), 'action_is_not_possible_now');
});

test('[E-R12] plans a recap alone once per event, and ignores the day and hours of the cart', async (t) => {
  const { database, booked, outcome, buy } = await openBookedEvent(t);
  await setEventStatus(database, booked.eventId, 'completed');
  assert.equal(await outcome([recapItem(5)], { vision: 'Fast' }), 'planned');
  assert.equal(await outcome([recapItem(0)], { vision: 'Fast' }), 'recap_quantity_must_be_greater_than_0');
  assert.equal(await outcome([recapItem(1)]), 'this_field_is_required');
  await buy('recap');
  assert.equal(await outcome([recapItem(1)], { vision: 'Fast' }), 'action_is_not_possible_now');
});

test('[A-32] [FF-27] allows extensions of upcoming events, tips for paid ones, and nothing for others', async (t) => {
  const { database, booked, maya, outcome } = await openBookedEvent(t);
  const outcomes: Record<string, readonly string[]> = {};
  for (const status of ['unpaid', 'draft', 'pending', 'upcoming', 'completed', 'cancel']) {
    await setEventStatus(database, booked.eventId, status);
    outcomes[status] = [await outcome([extensionItem(maya)]), await outcome([tipItem(maya, 5)])];
  }
  const refused = 'action_is_not_possible_now';
  assert.deepEqual(outcomes, {
    unpaid: [refused, refused],
    draft: [refused, refused],
    pending: [refused, 'planned'],
    upcoming: ['planned', 'planned'],
    completed: [refused, 'planned'],
    cancel: [refused, refused],
  });
});

test('[A-32] refuses additions for a provider who has not accepted, and extensions after the check-out', async (t) => {
  const { database, booked, maya, stranger, outcome } = await openBookedEvent(t);
  const refused = 'action_is_not_possible_now';
  const lines = database.updateTable('orderLine').where('orderId', '=', booked.orderId);
  assert.equal(await outcome([extensionItem(stranger)]), refused);
  assert.equal(await outcome([tipItem(stranger, 5)]), refused);
  await lines.set({ checkState: 'checkIn', state: 'checkedIn' }).execute();
  assert.equal(await outcome([extensionItem(maya)]), 'planned');
  await lines.set({ checkState: 'checkOut', state: 'checkedOut' }).execute();
  assert.equal(await outcome([extensionItem(maya)]), refused);
  assert.equal(await outcome([tipItem(maya, 5)]), 'planned');
  for (const request of ['pending', 'declined', 'expired', 'cancelled']) {
    await lines.set({ request, state: 'requested', checkState: 'created' }).execute();
    assert.equal(await outcome([extensionItem(maya)]), refused, request);
    assert.equal(await outcome([tipItem(maya, 5)]), refused, request);
  }
});

test('[A-32] [A-22] allows one extension and one tip per provider, and another one after a refund', async (t) => {
  const { database, maya, outcome, buy } = await openBookedEvent(t);
  for (const kind of ['extension', 'tip'] as const) {
    const item = kind === 'tip' ? tipItem(maya, 5) : extensionItem(maya);
    const { lineId } = await buy(kind);
    assert.equal(await outcome([item]), 'action_is_not_possible_now', kind);
    for (const state of ['refundPending', 'refunded']) {
      await database.updateTable('orderLine').set({ state }).where('id', '=', lineId).execute();
      assert.equal(await outcome([item]), 'planned', kind);
    }
  }
});

test('refuses a cart that is empty, or has duplicate or wrong items', async (t) => {
  const { maya, outcome } = await openBookedEvent(t);
  assert.equal(await outcome([]), 'cart_is_empty');
  assert.equal(await outcome([providerItem(maya)]), 'event_already_booked');
  for (const item of [extensionItem(maya), tipItem(maya, 5), recapItem(1)])
    assert.equal(await outcome([item, item], { vision: 'Fast' }), 'invalid_input');
});

test('[K-R04] accepts tips from $3 to $1000', async (t) => {
  const { maya, outcome } = await openBookedEvent(t);
  assert.equal(await outcome([tipItem(maya, 2.99)]), 'invalid_input');
  assert.equal(await outcome([tipItem(maya, 3)]), 'planned');
  assert.equal(await outcome([tipItem(maya, 1000)]), 'planned');
});

test('[A-50] refuses the event of another host like an unknown one', async (t) => {
  const { api, database, maya, booked, outcome } = await openBookedEvent(t);
  assert.equal(await outcome([tipItem(maya, 5)], { eventId: 0 }), 'object_does_not_exist');
  assert.equal(await outcome([tipItem(maya, 5)], { eventId: booked.eventId + 1 }), 'object_does_not_exist');
  const { accountId } = await signIn(api, 'host');
  await database.updateTable('event').set({ hostId: accountId }).execute();
  assert.equal(await outcome([tipItem(maya, 5)]), 'object_does_not_exist');
});

test('[A-32] [FF-5] refuses an extension without free hours as already booked', async (t) => {
  const { maya, outcome } = await openBookedEvent(t, {
    booked: [rangeOfHours(startsAtSeconds + 4.5 * hour, 2)],
  });
  assert.equal(await outcome([extensionItem(maya, 2)]), 'planned');
  assert.equal(await outcome([extensionItem(maya, 3)]), 'event_already_booked');
});
