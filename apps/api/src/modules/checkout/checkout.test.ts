import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import { signIn } from '../../testing/actors.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { afternoon, openCheckout, sessionIn } from '../../testing/bookings/open-checkout.ts';
import { sentBooking } from '../../testing/bookings/sent-booking.ts';
import { readEventState } from '../../testing/bookings/read-event-state.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { createProvider, createProviders } from '../../testing/provider-factory.ts';

const hour = 3600;

test('[H-R01] [A-72] turns a cart into an order with held slots and a payment page', async (t) => {
  const { book, database, clock, ...shop } = await openCheckout(t);
  const { id } = await createProvider(database);
  const session = sessionIn(await book({ providerIds: [id], hours: 4, recaps: 2 }));
  const { eventId, orderItemGroupId: orderId, sessionId, url } = session;
  assert.ok(sessionId !== null && url.endsWith(`/sandbox/pay/${sessionId}`), url);

  const nowSeconds = clock.nowMs() / 1000;
  const held = await database.selectFrom('occupancy').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(
    [held.providerId, held.state, held.startsAt, held.endsAt, held.expiresAt].map(String),
    [
      id,
      'hold',
      new Date(afternoon * 1000),
      new Date((afternoon + 4 * hour) * 1000),
      new Date((nowSeconds + 36 * 60) * 1000),
    ].map(String),
  );
  const payment = await database.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(
    [payment.orderId, payment.amountCents, payment.sessionEndsAt, payment.successUrl, payment.cancelUrl],
    [
      orderId,
      57_189,
      new Date((nowSeconds + 31 * 60) * 1000),
      `http://product.test/EventBookRequested/${eventId}/${orderId}/1`,
      'http://product.test/event_booking',
    ],
  );
  assert.deepEqual(await readEventState({ database, ...shop }, eventId), {
    event: 'unpaid',
    lines: [
      { kind: 'provider', state: 'checkoutCreated', request: null, time: 'hold' },
      { kind: 'recap', state: 'checkoutCreated', request: null, time: null },
    ],
    refunds: [],
  });
});

test('[A-20] [A-72] prices the cart on the server and ignores prices of the client', async (t) => {
  const { checkOut, database, host, sessionLines } = await openCheckout(t);
  const { id } = await createProvider(database);
  const sent = sentBooking({
    hostId: host.accountId,
    providerIds: [id],
    startsAtSeconds: afternoon,
    hours: 4,
    recaps: 2,
  });
  const [provider, recap] = sent.Event.Order.orderItems;
  const cheap = { ...provider, Price: 0.01, hourlyRate: 0.01, quantity: 1 };
  const Order = {
    ...sent.Event.Order,
    orderItems: [cheap, { ...recap, price: 0 }],
    totalAmount: 571.89,
    serviceFee: 0,
    tax: 0,
    taxInPercentage: 0,
    discount: 571,
  };
  const { sessionId, orderItemGroupId } = sessionIn(
    await checkOut({ ...sent, Event: { ...sent.Event, Order } }),
  );
  assert.deepEqual(await sessionLines(sessionId ?? ''), [
    { name: 'Maya shoots', quantity: 1, amount: 23_200 },
    { name: 'Recap', quantity: 1, amount: 25_000 },
    { name: 'Service fee', quantity: 1, amount: 2410 },
    { name: 'HST', quantity: 1, amount: 6579 },
  ]);
  const lines = await database
    .selectFrom('orderLine')
    .select(['orderId', 'quantity', 'unitCents', 'grossCents', 'serviceFeeCents', 'taxCents', 'totalCents'])
    .orderBy('position')
    .execute();
  assert.deepEqual(lines.map(Object.values), [
    [orderItemGroupId, 4, 5800, 23_200, 1160, 3167, 27_527],
    [orderItemGroupId, 2, 12_500, 25_000, 1250, 3412, 29_662],
  ]);
});

test('[A-06] [G-R16] bills a single hour as two', async (t) => {
  const { book, database, sessionLines } = await openCheckout(t);
  const { id } = await createProvider(database);
  const { sessionId } = sessionIn(await book({ providerIds: [id], hours: 1 }));
  const amounts = (await sessionLines(sessionId ?? '')).map(({ amount }) => amount);
  assert.deepEqual(amounts, [11_600, 580, 1583]);
});

test('[A-50] lets only hosts check out', async (t) => {
  const { database, checkOut, host, ...shop } = await openCheckout(t);
  const { id } = await createProvider(database);
  const sent = sentBooking({ hostId: host.accountId, providerIds: [id], startsAtSeconds: afternoon });
  const guest = await call(shop, 'POST', '/api/Stripe/CreateCheckoutSession', sent);
  assert.deepEqual(outcomeOf(guest), [401, 'session_has_expired']);
  for (const kind of ['provider', 'operator'] as const) {
    const other = await signIn({ database, clock: shop.clock }, kind);
    assert.deepEqual(outcomeOf(await checkOut(sent, other)), [403, 'not_allowed'], kind);
  }
});

test('[A-50] refuses events, orders and accounts of others like unknown ones', async (t) => {
  const { book, checkOut, database, host, ...shop } = await openCheckout(t);
  const { id } = await createProvider(database);
  const { eventId, orderItemGroupId } = sessionIn(await book({ providerIds: [id] }));
  const other = await signIn({ database, clock: shop.clock }, 'host');
  const booking = { hostId: other.accountId, providerIds: [id], startsAtSeconds: afternoon };
  const missing = { eventId: 999, orderItemGroupId: 999 };
  for (const sent of [
    sentBooking({ ...booking, earlier: { eventId, orderItemGroupId } }),
    sentBooking({ ...booking, earlier: { eventId: 0, orderItemGroupId } }),
    sentBooking({ ...booking, earlier: missing }),
    sentBooking({ ...booking, hostId: host.accountId }),
  ])
    assert.deepEqual(outcomeOf(await checkOut(sent, other)), [404, 'object_does_not_exist']);
  assert.equal((await readEventState({ database }, eventId)).event, 'unpaid');
});

test('[A-84] refuses an addition without a paid booking, and a second booking of an event', async (t) => {
  const { checkOut, book, host, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const sent = sentBooking({ hostId: host.accountId, providerIds: [id], startsAtSeconds: afternoon });
  const withItems = (orderItems: readonly object[]) => ({
    ...sent,
    Event: { ...sent.Event, Order: { ...sent.Event.Order, orderItems } },
  });
  const [provider] = sent.Event.Order.orderItems;
  for (const addition of [
    { OrderItemTypeId: orderItemTypes.extension, SbuserId: id },
    { OrderItemTypeId: orderItemTypes.tip, SbuserId: id, tipPrice_: 5 },
  ])
    assert.deepEqual(outcomeOf(await checkOut(withItems([provider ?? {}, addition]))), [
      400,
      'invalid_event_id',
    ]);
  const paid = await makePaidEvent(shop, { hostId: host.accountId, providerIds: [id] });
  const other = await createProvider(shop.database);
  const earlier = { eventId: paid.eventId, orderItemGroupId: 0 };
  const again = await book({ providerIds: [other.id], earlier });
  assert.deepEqual(outcomeOf(again), [409, 'event_already_booked']);
});

test('[A-72] runs the same number of statements for any number of providers', async (t) => {
  const { book, database, statements } = await openCheckout(t);
  const ids = await createProviders(
    database,
    Array.from({ length: 5 }, () => ({})),
  );
  const countFor = async (providerIds: readonly number[]): Promise<number> => {
    const before = statements();
    sessionIn(await book({ providerIds }));
    return statements() - before;
  };
  // The first call of a session also loads the caller.
  await countFor(ids.slice(0, 1));
  assert.equal(await countFor(ids.slice(2)), await countFor(ids.slice(1, 2)));
});
