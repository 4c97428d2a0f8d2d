import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { signIn, signInAgain } from '../../../testing/actors.ts';
import { typeCode } from '../../../testing/bookings/enter-code.ts';
import { makeAcceptedEvent } from '../../../testing/bookings/make-accepted-event.ts';
import { afternoon, openCheckout, sessionIn } from '../../../testing/bookings/open-checkout.ts';
import { providerItem, recapItem, sentBooking } from '../../../testing/bookings/sent-booking.ts';
import { sentAddition } from '../../../testing/carts/sent-addition.ts';
import { outcomeOf } from '../../../testing/calls.ts';
import { sendDraft } from '../../../testing/drafts/make-draft.ts';
import { createProvider, createProviders } from '../../../testing/provider-factory.ts';

const unknown = [400, 'invalid_promo_code'];
const code = 'A-CARD-OF-ANA';

/** Issues a gift card of $300 that another account has entered; the host knows its id. */
async function openWithCard(t: TestContext) {
  const shop = await openCheckout(t);
  const { database, clock } = shop;
  const { id: promoCodeId } = await database
    .insertInto('promoCode')
    .values({
      code,
      type: '$',
      value: 30_000,
      isGiftCard: true,
      balanceCents: 30_000,
      createdAt: new Date(clock.nowMs()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = await signIn(shop, 'host');
  assert.equal((await typeCode(shop, code, owner)).statusCode, 200);
  const balance = async () =>
    (await database.selectFrom('promoCode').select('balanceCents').executeTakeFirstOrThrow()).balanceCents;
  return { ...shop, promoCodeId, owner, balance };
}

type Opened = Awaited<ReturnType<typeof openWithCard>>;

const carts: Readonly<Record<string, (shop: Opened) => Promise<(promoCodeId: number) => object>>> = {
  'a new booking': async ({ database, host: { accountId: hostId } }) => {
    const providerIds = await createProviders(database, [{}]);
    return (promoCodeId) =>
      sentBooking({ hostId, providerIds, startsAtSeconds: afternoon, hours: 3, promoCodeId });
  },
  'a draft': async ({ host, ...shop }) => {
    const { id: providerId } = await createProvider(shop.database);
    const eventId: number = (await sendDraft(shop, host)).json().payload.items.id;
    await shop.database
      .insertInto('suggestion')
      .values({ eventId, providerId, isAgreed: true, suggestedAt: new Date(0) })
      .execute();
    const items = [providerItem(providerId)];
    return (promoCodeId) => sentAddition({ hostId: host.accountId, eventId, items, promoCodeId });
  },
  'an addition': async ({ host: { accountId: hostId }, ...shop }) => {
    const providerIds = await createProviders(shop.database, [{}]);
    const { eventId } = await makeAcceptedEvent(shop, { hostId, providerIds });
    const items = [recapItem(1)];
    return (promoCodeId) => sentAddition({ hostId, eventId, items, promoCodeId, vision: 'Slow' });
  },
};

for (const [what, makeCart] of Object.entries(carts)) {
  test(`[FF-41] [A-74] refuses a code in ${what} like an unknown one, until the account has entered it`, async (t) => {
    const shop = await openWithCard(t);
    const { checkOut, promoCodeId, host, balance } = shop;
    const cart = await makeCart(shop);
    const refused = await checkOut(cart(promoCodeId));
    assert.deepEqual(outcomeOf(refused), unknown);
    assert.equal(refused.body, (await checkOut(cart(999_999))).body);
    assert.equal(await balance(), 30_000);
    await typeCode(shop, code, host);
    sessionIn(await checkOut(cart(promoCodeId)));
    assert.notEqual(await balance(), 30_000);
  });

  test(`[FF-41] [A-114] counts wrong ids in ${what} together with wrong codes`, async (t) => {
    const shop = await openWithCard(t);
    const { checkOut, promoCodeId, host, owner } = shop;
    const cart = await makeCart(shop);
    for (let guess = 0; guess < 5; guess += 1) {
      assert.deepEqual(outcomeOf(await checkOut(cart(promoCodeId + guess))), unknown);
      assert.deepEqual(outcomeOf(await typeCode(shop, `NO-${guess}`, host)), unknown);
    }
    const tooMany = [429, 'too_many_requests'];
    assert.deepEqual(outcomeOf(await checkOut(cart(promoCodeId))), tooMany);
    assert.deepEqual(outcomeOf(await typeCode(shop, code, host)), tooMany);
    assert.equal((await typeCode(shop, code, owner)).statusCode, 200);
  });
}

test('[A-74] asks for a code again a day after it was entered', async (t) => {
  const { book, promoCodeId, owner, ...shop } = await openWithCard(t);
  const { id } = await createProvider(shop.database);
  shop.clock.advanceSeconds(secondsPerDay + 1);
  const back = await signInAgain(shop, owner, 'host');
  assert.deepEqual(outcomeOf(await book({ providerIds: [id], promoCodeId }, back)), unknown);
  await typeCode(shop, code, back);
  shop.clock.advanceSeconds(secondsPerDay);
  sessionIn(await book({ providerIds: [id], promoCodeId }, await signInAgain(shop, owner, 'host')));
});

test('[A-72] [A-74] replaces an unpaid order with the same code, also when the day ends in between', async (t) => {
  const { book, promoCodeId, owner, ...shop } = await openWithCard(t);
  const { id } = await createProvider(shop.database);
  shop.clock.advanceSeconds(secondsPerDay - 60);
  const back = await signInAgain(shop, owner, 'host');
  const first = sessionIn(await book({ providerIds: [id], hours: 8, promoCodeId }, back));
  assert.equal(await shop.pay(first.sessionId ?? '', '4000000000000002'), undefined);
  shop.clock.advanceSeconds(120);
  const again = { providerIds: [id], hours: 8, promoCodeId };
  sessionIn(await book({ ...again, earlier: first }, back));
  assert.equal(await shop.balance(), 0);
});

test('[A-50] [A-74] does not enter a code for a host when an operator looks at it', async (t) => {
  const { book, promoCodeId, host, ...shop } = await openWithCard(t);
  const { id } = await createProvider(shop.database);
  const operator = await signIn(shop, 'operator');
  const looked = await typeCode(shop, code, { ...operator, accountId: host.accountId });
  assert.equal(looked.statusCode, 200);
  assert.deepEqual(outcomeOf(await book({ providerIds: [id], promoCodeId })), unknown);
});

test('[A-74] does not record the entry of a code that the account may not use', async (t) => {
  const { book, promoCodeId, host, owner, ...shop } = await openWithCard(t);
  const { id } = await createProvider(shop.database);
  await shop.database.updateTable('promoCode').set({ issuedForAccountId: owner.accountId }).execute();
  assert.deepEqual(outcomeOf(await typeCode(shop, code, host)), unknown);
  await shop.database.updateTable('promoCode').set({ issuedForAccountId: null }).execute();
  assert.deepEqual(outcomeOf(await book({ providerIds: [id], promoCodeId })), unknown);
});
