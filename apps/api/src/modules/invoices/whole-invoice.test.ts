import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { brand } from '@repo/domain/brand';
import { secondsPerHour } from '@repo/domain/time/seconds';
import type { TestActor } from '../../testing/actors.ts';
import { enterCodes } from '../../testing/bookings/enter-code.ts';
import { signInAgain } from '../../testing/actors.ts';
import { recapItem, sentBooking } from '../../testing/bookings/sent-booking.ts';
import { call } from '../../testing/calls.ts';
import { openBookingFixture } from '../../testing/carts/booking-fixture.ts';
import { extensionItem, sentAddition, tipItem } from '../../testing/carts/sent-addition.ts';
import { readPdf } from '../../testing/files/read-pdf.ts';
import { answerAs, cancelAs, faultsIn } from '../../testing/purchases/open-booked.ts';
import type { TestShop } from '../../testing/test-shop.ts';

/** A Saturday from 14:00 to 16:00. */
const startsAtSeconds = Date.parse('2026-07-04T14:00-04:00') / 1000;

const issueCode = async ({ database, clock }: TestShop, type: '%' | '$', value: number): Promise<number> => {
  const isGiftCard = type === '$';
  const { id } = await database
    .insertInto('promoCode')
    .values({
      code: isGiftCard ? 'GIFT' : 'TENTH',
      type,
      value,
      isGiftCard,
      balanceCents: isGiftCard ? value : null,
      createdAt: new Date(clock.nowMs()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Opens an event with every kind of line and refund, the day before it takes place. */
async function runHistory(t: TestContext) {
  const fixture = await openBookingFixture(t, [{ firstName: 'Maya' }, { firstName: 'Devon' }]);
  const { shop, host, providerIds, checkOut, payFor, accept } = fixture;
  const [maya = 0, devon = 0] = providerIds;
  const hostId = host.accountId;
  const promoCodeId = await issueCode(shop, '%', 1000);
  const giftCardId = await issueCode(shop, '$', 3000);
  await enterCodes(shop, [promoCodeId, giftCardId], [hostId]);

  const booked = await checkOut(sentBooking({ hostId, providerIds, startsAtSeconds, promoCodeId }));
  const { eventId, orderItemGroupId: orderId } = booked;
  await payFor(booked);
  await accept(eventId, maya);
  assert.equal((await answerAs(shop, devon, eventId, false)).statusCode, 200);
  await shop.jobs.runDue();
  const addMore = async (items: readonly OrderItem[], code?: { readonly promoCodeId: number }) =>
    payFor(await checkOut(sentAddition({ hostId, eventId, orderId, items, vision: 'Slow', ...code })));
  await addMore([extensionItem(maya), recapItem(1)], { promoCodeId: giftCardId });
  await addMore([tipItem(maya, 15)]);

  await shop.moveClock(startsAtSeconds - 30 * secondsPerHour - shop.clock.nowMs() / 1000);
  const later = await signInAgain(shop, host, 'host');
  const cancelled = await cancelAs(shop, later, { eventId, orderId });
  assert.equal(cancelled.statusCode, 200, cancelled.body);
  await shop.jobs.runDue();
  return { shop, host: later, eventId };
}

const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }).format(cents / 100);
const dayOf = (moment: Date | null): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' }).format(moment ?? 0);

const reasons: Readonly<Record<string, string>> = {
  declined: 'the request was declined',
  hostCancelled: 'you cancelled',
};

/** Builds the expected texts of an invoice from the tables. */
async function wordsOfTables({ database, clock }: TestShop, eventId: number, hostEmail: string) {
  const event = await database
    .selectFrom('event')
    .selectAll()
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  const orders = await database
    .selectFrom('bookingOrder')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('id')
    .execute();
  const lines = await database
    .selectFrom('orderLine')
    .leftJoin('account', 'account.id', 'orderLine.providerId')
    .selectAll('orderLine')
    .select(['account.firstName', 'account.lastName'])
    .orderBy('orderLine.id')
    .execute();
  const refunds = await database.selectFrom('refund').selectAll().orderBy('id').execute();
  const refundedCents = refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
  const chargedCents = orders.reduce((sum, order) => sum + order.totalCents, 0);

  const textOf = ({ kind, firstName, lastName }: (typeof lines)[number]): string => {
    const name = `${firstName} ${lastName}`;
    if (kind === 'recap') return 'Recap';
    return kind === 'tip' ? `Tip for ${name}` : `${name}, ${kind === 'extension' ? 'extra hours' : 'hours'}`;
  };
  const orderWords = (order: (typeof orders)[number]): readonly string[] =>
    [
      [`Order ${order.number} of ${dayOf(order.paidAt)}`],
      ['Description', 'Quantity', 'Unit price', 'Amount'],
      ...lines
        .filter((line) => line.orderId === order.id)
        .map((line) => [
          textOf(line),
          String(line.quantity),
          dollars(line.unitCents),
          dollars(line.grossCents),
        ]),
      order.discountCents === 0
        ? []
        : [order.isGiftCard ? 'Gift card' : 'Discount', dollars(-order.discountCents)],
      ['Service fee', dollars(order.serviceFeeCents), 'HST', dollars(order.taxCents)],
      ['Total', dollars(order.totalCents)],
      [`Paid by card on ${dayOf(order.paidAt)}`, dollars(order.totalCents)],
      ...refunds
        .filter((refund) => refund.orderId === order.id)
        .map((refund) => [
          `Refunded on ${dayOf(refund.doneAt)}: ${reasons[refund.reason]}`,
          dollars(-refund.amountCents),
          ...(refund.giftReturnedCents === 0
            ? []
            : ['Returned to the gift card', dollars(refund.giftReturnedCents)]),
        ]),
    ].flat();
  return [
    ['Invoice', 'Test Inc.', '2 Bay St, Toronto', 'Tax registration: 12345 6789 RT0001'],
    ['Invoice number', String(orders[0]?.number), 'Date', dayOf(new Date(clock.nowMs()))],
    ['Billed to', `Robin Test, ${hostEmail}`, 'Event', event.name],
    ['Event date', 'July 4, 2026', 'Event ID', event.publicId],
    ...orders.map(orderWords),
    ['Summary', 'Charged', dollars(chargedCents), 'Credited', dollars(-refundedCents)],
    ['Payments', dollars(chargedCents), 'Refunds', dollars(-refundedCents), 'Balance due', dollars(0)],
  ].flat();
}

async function readInvoice(shop: TestShop, eventId: number, { headers }: Pick<TestActor, 'headers'>) {
  const path = `/api/v1/${brand.slug}/GenerateInvoice/${eventId}`;
  const before = shop.statements();
  const reply = await call(shop, 'GET', path, undefined, { headers });
  assert.equal(reply.statusCode, 200, reply.body);
  assert.equal(shop.statements() - before, 3);
  return readPdf(Buffer.from(reply.json().payload.items, 'base64'));
}

test('[A-49] [M-R02] the invoice of an event with all kinds of lines matches its orders, lines and refunds', async (t) => {
  const { shop, host, eventId } = await runHistory(t);
  const { words, pages } = await readInvoice(shop, eventId, host);
  assert.deepEqual(words, await wordsOfTables(shop, eventId, host.email));
  for (const once of ['Discount', 'Gift card', 'Returned to the gift card', 'Recap', 'Tip for Maya Rao'])
    assert.equal(words.filter((word) => word === once).length, 1, once);
  // The sums of the second order move to the next page together.
  assert.deepEqual([pages.length, pages[1]?.[0]], [2, 'Gift card']);
  assert.deepEqual(await faultsIn(shop), []);
});

test('[A-49] [M-R01] lists no card payment where a gift card has paid for everything, but a refund of $0.00 with its reason', async (t) => {
  const { shop, host, checkOut, book } = await openBookingFixture(t, [{ firstName: 'Maya' }]);
  const { eventId, orderItemGroupId: orderId } = await book({ startsAtSeconds });
  const promoCodeId = await issueCode(shop, '$', 20_000);
  await enterCodes(shop, [promoCodeId], [host.accountId]);
  const items = [recapItem(1)];
  await checkOut(
    sentAddition({ hostId: host.accountId, eventId, orderId, items, vision: 'Slow', promoCodeId }),
  );
  const { words } = await readInvoice(shop, eventId, host);
  const today = dayOf(new Date(shop.clock.nowMs()));
  const paid = [
    ['Recap', '1', '$125.00', '$125.00', 'Gift card', '-$125.00'],
    ['Service fee', '$0.00', 'HST', '$0.00', 'Total', '$0.00'],
  ];
  const expected = [
    ...paid,
    ['Summary', 'Charged', '$137.63', 'Credited', '$0.00', 'Payments', '$137.63'],
    ['Refunds', '$0.00', 'Balance due', '$0.00'],
  ];
  assert.deepEqual(words.slice(words.indexOf('Recap')), expected.flat());

  assert.equal((await cancelAs(shop, host, { eventId, orderId })).statusCode, 200);
  await shop.jobs.runDue();
  const cancelled = await readInvoice(shop, eventId, host);
  const refunded = [
    ...paid,
    [`Refunded on ${today}: you cancelled`, '$0.00', 'Returned to the gift card', '$125.00'],
    ['Summary', 'Charged', '$137.63', 'Credited', '-$137.63', 'Payments', '$137.63'],
    ['Refunds', '-$137.63', 'Balance due', '$0.00'],
  ];
  assert.deepEqual(cancelled.words.slice(cancelled.words.indexOf('Recap')), refunded.flat());
});
