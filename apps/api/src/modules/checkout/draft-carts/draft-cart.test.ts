import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { dataToSend } from '@repo/contracts/checkout/data-to-send';
import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import type { DataToSend } from '@repo/contracts/checkout/data-to-send';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { recapQuestionTypeId } from '@repo/domain/event/event-questions';
import { fail } from '@repo/domain/result';
import { everySlot, noSlot } from '@repo/domain/schedule/weekly-slots';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { signIn } from '../../../testing/actors.ts';
import { openBookingFixture } from '../../../testing/carts/booking-fixture.ts';
import { findBookingFaults } from '../../../testing/bookings/booking-faults.ts';
import { enterCodes } from '../../../testing/bookings/enter-code.ts';
import { setEventStatus } from '../../../testing/bookings/make-accepted-event.ts';
import { tipItem } from '../../../testing/carts/sent-addition.ts';
import { providerItem, recapItem } from '../../../testing/bookings/sent-booking.ts';
import { readEventState } from '../../../testing/bookings/read-event-state.ts';
import { outcomeOf } from '../../../testing/calls.ts';
import { sendDraft } from '../../../testing/drafts/make-draft.ts';
import type { TestProvider } from '../../../testing/provider-factory.ts';
import { findSavedEvent } from '../plans/saved-event.ts';
import { planDraftCart } from './plan-draft-cart.ts';

/** When the providers of the draft start, for three hours. */
const startsAtSeconds = Date.parse('2026-07-04T10:15-04:00') / 1000;
const faraway = { home: { latitude: 45.4, longitude: -75.7 } };
const idle = { schedule: { weeklySlots: noSlot, blackouts: [] } };

type Suggested = Partial<TestProvider> & { readonly isAgreed?: boolean };

/** Opens a host with a draft and suggested providers, in the order of their ids. */
async function openDraft(t: TestContext, suggested: readonly Suggested[] = [{}]) {
  const fixture = await openBookingFixture(
    t,
    suggested.map(({ isAgreed: _isAgreed, ...provider }) => provider),
  );
  const { shop, host, providerIds } = fixture;
  const { database } = shop;
  const reply = await sendDraft(shop, host);
  const eventId: number = reply.json().payload.items.id;
  await database.deleteFrom('job').execute();
  await database
    .insertInto('suggestion')
    .values(
      providerIds.map((providerId, index) => ({
        eventId,
        providerId,
        isAgreed: suggested[index]?.isAgreed === true,
        suggestedAt: new Date(shop.clock.nowMs()),
      })),
    )
    .execute();
  const cartOf = (items: readonly OrderItem[], more: Partial<DataToSend> = {}): DataToSend => ({
    Event: {
      id: eventId,
      UserId: host.accountId,
      status: 'draft',
      Order: {
        orderItems: [...items],
        reelQuestionAnswers: [{ questionTypeId: recapQuestionTypeId, answer: 'Slow' }],
      },
    },
    ...more,
  });
  const faults = () => findBookingFaults(database, new Date(shop.clock.nowMs()));
  return { ...fixture, database, eventId, cartOf, faults };
}

test('[I-R05] [A-26] books a cart of agreed providers with its payment', async (t) => {
  const { shop, database, providerIds, eventId, cartOf, checkOut, payFor, faults } = await openDraft(t, [
    { isAgreed: true },
    { isAgreed: true, ...faraway, ...idle },
  ]);
  const placed = await checkOut(cartOf([...providerIds.map(providerItem), recapItem(1)]));
  assert.equal(placed.eventId, eventId);
  const payment = await database.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
  assert.equal(payment.cancelUrl, `http://product.test/event_booking/5/${eventId}`);
  // Three hours at $58 for each, and $125: $473, the 5% fee, and 13% tax on both.
  const lines = await shop.sessionLines(placed.sessionId ?? '');
  assert.deepEqual(
    lines.map(({ amount }) => amount),
    [17_400, 17_400, 12_500, 2365, 6456],
  );
  assert.equal((await readEventState(shop, eventId)).event, 'draft');
  assert.equal((await payFor(placed)).isNewBooking, '2');
  assert.deepEqual(await readEventState(shop, eventId), {
    event: 'upcoming',
    lines: [
      { kind: 'provider', state: 'accepted', request: 'accepted', time: 'accepted' },
      { kind: 'provider', state: 'accepted', request: 'accepted', time: 'accepted' },
      { kind: 'recap', state: 'paid', request: null, time: null },
    ],
    refunds: [],
  });
  assert.deepEqual(await faults(), []);
});

test('[I-R05] [A-26] sends requests only to the providers of the cart who have not agreed', async (t) => {
  const { shop, providerIds, eventId, cartOf, checkOut, payFor, accept, faults } = await openDraft(t, [
    { isAgreed: true },
    faraway,
  ]);
  const placed = await checkOut(cartOf(providerIds.map(providerItem)));
  assert.equal((await payFor(placed)).isNewBooking, '1');
  const paid = await readEventState(shop, eventId);
  assert.equal(paid.event, 'pending');
  assert.deepEqual(
    paid.lines.map(({ request, time }) => [request, time]),
    [
      ['accepted', 'accepted'],
      ['pending', 'requested'],
    ],
  );
  await accept(eventId, providerIds[1] ?? 0);
  assert.equal((await readEventState(shop, eventId)).event, 'upcoming');
  assert.deepEqual(await faults(), []);
});

test('[I-R05] allows only suggested providers and one recap in the cart of a draft', async (t) => {
  const { providerIds, cartOf, refusal } = await openDraft(t);
  const [maya = 0] = providerIds;
  assert.deepEqual(await refusal(cartOf([])), [400, 'cart_is_empty']);
  assert.deepEqual(await refusal(cartOf([recapItem(1)])), [400, brandedCodes.pleaseSelectProvider]);
  assert.deepEqual(await refusal(cartOf([providerItem(maya + 1)])), [404, 'object_does_not_exist']);
  for (const more of [providerItem(maya), tipItem(maya, 5)])
    assert.deepEqual(await refusal(cartOf([providerItem(maya), more])), [400, 'invalid_input']);
  const twoRecaps = [providerItem(maya), recapItem(1), recapItem(1)];
  assert.deepEqual(await refusal(cartOf(twoRecaps)), [400, 'invalid_input']);
  assert.deepEqual(await refusal(cartOf([providerItem(maya), recapItem(0)])), [
    400,
    'recap_quantity_must_be_greater_than_0',
  ]);
});

test('[FF-5] [A-33] refuses an agreed provider whom another host has booked', async (t) => {
  const booked = [rangeOfHours(startsAtSeconds + 3 * 3600, 2)];
  const { providerIds, cartOf, refusal } = await openDraft(t, [
    { isAgreed: true, booked },
    { ...faraway, schedule: { weeklySlots: { ...everySlot, 6: [] }, blackouts: [] } },
    { isAgreed: true },
  ]);
  for (const providerId of providerIds.slice(0, 2))
    assert.deepEqual(await refusal(cartOf([providerItem(providerId)])), [409, 'event_already_booked']);
  assert.deepEqual(await refusal(cartOf(providerIds.map(providerItem))), [409, 'event_already_booked']);
});

test('[A-72] replaces an open order of a draft and reuses its slots and code', async (t) => {
  const fixture = await openDraft(t, [{ isAgreed: true }, {}]);
  const { shop, host, database, providerIds, eventId, cartOf, checkOut, payFor, faults } = fixture;
  const once = { type: '%', value: 1000, mostUsesPerAccount: 1, createdAt: new Date(0) };
  const { id } = await database
    .insertInto('promoCode')
    .values({ code: 'TENTH', ...once })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enterCodes(shop, [id], [host.accountId]);
  const cart = cartOf([providerItem(providerIds[0] ?? 0)]);
  const withCode = {
    ...cart,
    Event: { ...cart.Event, Order: { ...cart.Event.Order, orderDiscountDetail: { id } } },
  };
  const first = await checkOut(withCode);
  const second = await checkOut(withCode);
  assert.equal(await shop.pay(first.sessionId ?? ''), undefined);
  assert.equal((await payFor(second)).orderId, second.orderItemGroupId);
  assert.equal((await readEventState(shop, eventId)).event, 'upcoming');
  const { uses } = await database.selectFrom('promoCode').select('uses').executeTakeFirstOrThrow();
  assert.equal(uses, 1);
  assert.deepEqual(await faults(), []);
});

test('[A-72] keeps one order open when ten checkouts of a draft run at once', async (t) => {
  const { database, providerIds, cartOf, tryCheckout } = await openDraft(t, [{}, {}]);
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      tryCheckout(cartOf([providerItem(providerIds[index % 2] ?? 0)])),
    ),
  );
  assert.ok(replies.every((reply) => [200, 409].includes(outcomeOf(reply)[0])));
  const open = await database.selectFrom('bookingOrder').select('id').where('state', '=', 'open').execute();
  const held = await database.selectFrom('occupancy').select('id').where('state', '=', 'hold').execute();
  assert.deepEqual([open.length, held.length], [1, 1]);
});

test('[A-26] refuses an order when the draft or its suggestions have changed since the plan', async (t) => {
  const { shop, database, host, providerIds, eventId, cartOf } = await openDraft(t, [{ isAgreed: true }]);
  const planOf = async (sent: SentCheckout): ReturnType<typeof planDraftCart> => {
    const saved = await findSavedEvent(database, host, sent);
    return saved.ok ? planDraftCart(database, saved.value, sent, shop.clock.nowMs() / 1000) : saved;
  };
  const checkAfter = async (changes: object): Promise<string> => {
    const sent = dataToSend.parse(cartOf(providerIds.map(providerItem)));
    const planned = await planOf(sent);
    assert.ok(planned.ok && planned.value.check !== undefined);
    await database.updateTable('event').set(changes).where('id', '=', eventId).execute();
    const checked = await planned.value.check(database);
    return checked.ok ? 'sound' : checked.failure;
  };
  assert.equal(await checkAfter({ name: 'Another name' }), 'sound');
  assert.equal(await checkAfter({ durationHours: 4 }), 'action_is_not_possible_now');
  assert.equal(await checkAfter({ status: 'upcoming' }), 'event_already_booked');
  await database.updateTable('event').set({ status: 'draft' }).execute();
  const sent = dataToSend.parse(cartOf(providerIds.map(providerItem)));
  const planned = await planOf(sent);
  await database.updateTable('suggestion').set({ isAgreed: false }).execute();
  assert.ok(planned.ok);
  assert.deepEqual(await planned.value.check?.(database), fail('action_is_not_possible_now'));
});

test('[FF-8] [FF-13] allows booking a draft until the day before, and keeps it a draft without payment', async (t) => {
  const { shop, host, providerIds, eventId, cartOf, checkOut, refusal, faults } = await openDraft(t);
  const cart = cartOf(providerIds.map(providerItem));
  await checkOut(cart);
  await shop.moveClock(37 * 60);
  assert.equal((await readEventState(shop, eventId)).event, 'draft');
  assert.deepEqual(await faults(), []);
  const hostAt = async (atSeconds: number) => {
    shop.clock.advanceSeconds(atSeconds - shop.clock.nowMs() / 1000);
    return signIn(shop, 'host', host.accountId);
  };
  await checkOut(cart, await hostAt(startsAtSeconds - 12 * 3600));
  // 00:15 of its day.
  assert.deepEqual(await refusal(cart, await hostAt(startsAtSeconds - 10 * 3600)), [
    400,
    'event_date_must_be_tomorrow_or_later',
  ]);
});

test('[A-50] refuses a draft of another host, a booked one and a closed one', async (t) => {
  const { shop, database, providerIds, eventId, cartOf, refusal } = await openDraft(t);
  const cart = cartOf(providerIds.map(providerItem));
  const stranger = await signIn(shop, 'host');
  assert.deepEqual(await refusal(cart, stranger), [404, 'object_does_not_exist']);
  await setEventStatus(database, eventId, 'upcoming');
  assert.deepEqual(await refusal(cart), [409, 'event_already_booked']);
});
