import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noPayments } from '../../../adapters/unconfigured-services.ts';
import { signIn } from '../../../testing/actors.ts';
import type { TestActor } from '../../../testing/actors.ts';
import { enterCodes } from '../../../testing/bookings/enter-code.ts';
import { openCheckout, sessionIn } from '../../../testing/bookings/open-checkout.ts';
import { readEventState } from '../../../testing/bookings/read-event-state.ts';
import { listBookingEvents } from '../../../testing/bookings/booking-events.ts';
import { call, outcomeOf } from '../../../testing/calls.ts';
import { createProvider, createProviders } from '../../../testing/provider-factory.ts';
import type { TestShop } from '../../../testing/test-shop.ts';

type Terms = {
  readonly type?: '%' | '$';
  readonly value: number;
  readonly isGiftCard?: boolean;
  readonly mostUses?: number;
  readonly validUntil?: Date;
};

/** Returns a code that the host of the shop and the other named accounts have entered. */
async function issueCode(
  { database, clock, host }: Pick<TestShop, 'database' | 'clock'> & { readonly host: TestActor },
  { type = '$', value, isGiftCard = false, ...limits }: Terms,
  others: readonly TestActor[] = [],
): Promise<number> {
  const { id } = await database
    .insertInto('promoCode')
    .values({
      code: 'A-CODE-OF-TESTS',
      type,
      value,
      isGiftCard,
      balanceCents: isGiftCard ? value : null,
      createdAt: new Date(clock.nowMs()),
      ...limits,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entering = [host, ...others].map(({ accountId }) => accountId);
  await enterCodes({ database, clock }, [id], entering);
  return id;
}

const codeIn = ({ database }: Pick<TestShop, 'database'>) =>
  database.selectFrom('promoCode').select(['uses', 'balanceCents']).executeTakeFirstOrThrow();

test('[G-R09] [A-21] applies a percentage to the provider lines only, before fee and tax', async (t) => {
  const { book, sessionLines, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const promoCodeId = await issueCode(shop, { type: '%', value: 1000 });
  const { sessionId } = sessionIn(await book({ providerIds: [id], hours: 4, recaps: 1, promoCodeId }));
  const amounts = (await sessionLines(sessionId ?? '')).map(({ amount }) => amount);
  assert.deepEqual(amounts, [23_200 - 2320, 12_500, 1669, 4556]);
});

test('[FF-26] [A-23] books an order without an amount without the card provider', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const promoCodeId = await issueCode(shop, { type: '%', value: 10_000 });
  const session = sessionIn(await book({ providerIds: [id], promoCodeId }));
  const { eventId, orderItemGroupId } = session;
  const url = `http://product.test/EventBookRequested/${eventId}/${orderItemGroupId}/1`;
  assert.deepEqual(session, { url, sessionId: null, eventId, orderItemGroupId });
  assert.deepEqual(await readEventState(shop, eventId), {
    event: 'pending',
    lines: [{ kind: 'provider', state: 'requested', request: 'pending', time: 'requested' }],
    refunds: [],
  });
  assert.deepEqual(await shop.database.selectFrom('payment').selectAll().execute(), []);
  assert.deepEqual(await listBookingEvents(shop), [{ what: 'orderPaid', orderId: orderItemGroupId }]);
  const done = await call(shop, 'POST', `/api/Stripe/MakePayment/${eventId}/${orderItemGroupId}`, undefined, {
    headers: shop.host.headers,
  });
  assert.equal(done.statusCode, 200, done.body);
});

test('[H-R11] [A-72] releases an order whose payment could not be opened', async (t) => {
  const { book, ...shop } = await openCheckout(t, { payments: noPayments });
  const { id } = await createProvider(shop.database);
  const other = await signIn(shop, 'host');
  const promoCodeId = await issueCode(shop, { value: 5000, isGiftCard: true }, [other]);
  for (const as of [shop.host, shop.host, other]) {
    const reply = await book({ providerIds: [id], promoCodeId }, as);
    assert.deepEqual(outcomeOf(reply), [503, 'unable_to_access_server']);
    assert.deepEqual(await codeIn(shop), { uses: 0, balanceCents: 5000 });
  }
});

test('[A-21] leaves the rest of a gift card that is worth more than the order', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const promoCodeId = await issueCode(shop, { value: 20_000, isGiftCard: true });
  const { sessionId } = sessionIn(await book({ providerIds: [id], promoCodeId }));
  assert.equal(sessionId, null);
  assert.deepEqual(await codeIn(shop), { uses: 1, balanceCents: 8400 });
  const order = await shop.database.selectFrom('bookingOrder').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(
    [order.discountType, order.discountValue, order.isGiftCard, order.promoBalanceCents, order.totalCents],
    ['$', 20_000, true, 8400, 0],
  );
});

test('[FF-25] lets one of many concurrent orders use up a gift card', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const providerIds = await createProviders(
    shop.database,
    Array.from({ length: 8 }, () => ({})),
  );
  const hosts = await Promise.all(providerIds.map(() => signIn(shop, 'host')));
  const promoCodeId = await issueCode(shop, { value: 11_600, isGiftCard: true }, hosts);
  const replies = await Promise.all(
    providerIds.map((id, index) => book({ providerIds: [id], promoCodeId }, hosts[index])),
  );
  assert.equal(replies.filter(({ statusCode }) => statusCode === 200).length, 1);
  for (const reply of replies.filter(({ statusCode }) => statusCode !== 200))
    assert.deepEqual(outcomeOf(reply), [400, 'promo_code_has_expired']);
  assert.deepEqual(await codeIn(shop), { uses: 1, balanceCents: 0 });
  // The refused orders hold no slots either.
  assert.equal((await shop.database.selectFrom('occupancy').select('id').execute()).length, 1);
});

test('[A-72] [FF-25] uses a code once for a repeated checkout, and frees it when the code is removed', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const promoCodeId = await issueCode(shop, { value: 5000, isGiftCard: true, mostUses: 1 });
  const first = sessionIn(await book({ providerIds: [id], promoCodeId }));
  const second = sessionIn(await book({ providerIds: [id], promoCodeId, earlier: first }));
  assert.deepEqual(await codeIn(shop), { uses: 1, balanceCents: 0 });
  sessionIn(await book({ providerIds: [id], earlier: second }));
  assert.deepEqual(await codeIn(shop), { uses: 0, balanceCents: 5000 });
});

test('[G-R11] refuses a code that the host cannot use with its own error', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  assert.deepEqual(outcomeOf(await book({ providerIds: [id], promoCodeId: 999 })), [
    400,
    'invalid_promo_code',
  ]);
  const other = await signIn(shop, 'host');
  const promoCodeId = await issueCode(shop, { value: 1000 });
  await shop.database.updateTable('promoCode').set({ issuedForAccountId: other.accountId }).execute();
  assert.deepEqual(outcomeOf(await book({ providerIds: [id], promoCodeId })), [400, 'invalid_promo_code']);
  const over = { issuedForAccountId: null, validUntil: new Date(shop.clock.nowMs()) };
  await shop.database.updateTable('promoCode').set(over).execute();
  assert.deepEqual(outcomeOf(await book({ providerIds: [id], promoCodeId })), [
    400,
    'promo_code_has_expired',
  ]);
});

test('[G-R15] [A-23] refuses totals from one cent to two dollars', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  // $1.68 with fee and tax is $1.98, and two cents more make $2.01.
  const promoCodeId = await issueCode(shop, { value: 11_600 - 168 });
  const tooLittle = [400, 'minimum_amount_should_be_2_kindly_contact_admin'];
  assert.deepEqual(outcomeOf(await book({ providerIds: [id], promoCodeId })), tooLittle);
  assert.deepEqual(await shop.database.selectFrom('occupancy').selectAll().execute(), []);
  await shop.database
    .updateTable('promoCode')
    .set({ value: 11_600 - 170 })
    .execute();
  sessionIn(await book({ providerIds: [id], promoCodeId }));
});

test('[A-28] the shares of the lines sum to the totals of the order', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const rates = [5800, 6123, 7777];
  const providerIds = await createProviders(
    shop.database,
    rates.map((hourlyRateCents) => ({ hourlyRateCents })),
  );
  const promoCodeId = await issueCode(shop, { type: '%', value: 1234 });
  sessionIn(await book({ providerIds, hours: 3, recaps: 2, promoCodeId }));
  const order = await shop.database.selectFrom('bookingOrder').selectAll().executeTakeFirstOrThrow();
  const lines = await shop.database.selectFrom('orderLine').selectAll().execute();
  const sum = (column: 'discountCents' | 'serviceFeeCents' | 'taxCents' | 'totalCents') =>
    lines.reduce((total, line) => total + line[column], 0);
  assert.ok(order.discountCents > 0);
  for (const column of ['discountCents', 'serviceFeeCents', 'taxCents', 'totalCents'] as const)
    assert.equal(sum(column), order[column], column);
});

test('[A-43] an event keeps the version of the consent texts that its host was shown', async (t) => {
  const { book, database } = await openCheckout(t);
  const { id } = await createProvider(database);
  sessionIn(await book({ providerIds: [id] }));
  const event = await database
    .selectFrom('event')
    .select('consentTextVersion as version')
    .executeTakeFirstOrThrow();
  assert.equal(event.version, 'event 2026-11');
});
