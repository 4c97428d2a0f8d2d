import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cancelOrderLine } from '@repo/contracts/operator/bookings/order-lines';
import { createRefund } from '@repo/contracts/checkout/refund';
import { brand } from '@repo/domain/brand';
import { slowRefundCard } from '@repo/sandbox/stripe/test-cards';
import { sql } from 'kysely';
import { ordersIn } from '../orders/orders.module.ts';
import { releaseUnpaidOrder } from '../payments/payments.module.ts';
import { signIn } from '../../testing/actors.ts';
import { call } from '../../testing/calls.ts';
import { extensionItem, sentAddition } from '../../testing/carts/sent-addition.ts';
import { calendarIn, centsAfter, openMailedBooking } from '../../testing/mails/mailed-booking.ts';
import { createProviders } from '../../testing/provider-factory.ts';
import { bookingEventRecorder } from './booking-events.module.ts';

type Fixture = Awaited<ReturnType<typeof openMailedBooking>>;

/** Pays a booking that Maya accepts and Devon does not answer. */
async function openHalfAccepted(fixture: Fixture) {
  const placed = await fixture.checkOut(fixture.booking());
  await fixture.payFor(placed);
  await fixture.mailsTo(fixture.hostId);
  await fixture.accept(placed.eventId, fixture.maya);
  await fixture.mailsTo(fixture.hostId);
  return { eventId: placed.eventId, orderId: placed.orderItemGroupId };
}

const decline = async ({ shop }: Fixture, eventId: number, providerId: number): Promise<void> => {
  const { headers } = await signIn(shop, 'provider', providerId);
  const answer = { Id: providerId, EventId: eventId, isActive: false, Reason: 'I am away' };
  const reply = await call(shop, 'PUT', `/api/v1/${brand.slug}/Event/${providerId}`, answer, { headers });
  assert.equal(reply.statusCode, 200, reply.body);
};

test('[FF-24] cancelling an event removes it from both calendars and tells the host the refund', async (t) => {
  const fixture = await openMailedBooking(t);
  const { shop, host, hostId, maya, devon, mailTo, mailsTo, ledgerCents } = fixture;
  const { eventId, orderId } = await openHalfAccepted(fixture);
  const [entry] = calendarIn(await mailTo(maya, 'You’re booked: A party')).entries;
  const body = { eventId, orderId, userId: hostId };
  const reply = await call(shop, 'POST', createRefund.path, body, { headers: host.headers });
  assert.equal(reply.statusCode, 200, reply.body);

  const toHost = await mailTo(hostId, 'Cancelled: A party');
  assert.ok(toHost.text.includes(`/CustomerDashboard_/MyEvents?event=${eventId}\n`), toHost.text);
  assert.equal(
    centsAfter('Refunded to your card', toHost),
    -(await ledgerCents(orderId, 'refundDue', 'refundsOwed')),
  );
  assert.equal(
    centsAfter('Refunded to your card', toHost),
    Math.round(reply.json().payload.items.refunded * 100),
  );
  for (const mail of [toHost, await mailTo(maya, 'Cancelled: A party')]) {
    const { method, entries } = calendarIn(mail);
    assert.equal(method, 'CANCEL');
    assert.deepEqual(
      entries.map(({ uid, sequence, status }) => ({ uid, sequence, status })),
      [{ uid: entry?.uid, sequence: 1, status: 'CANCELLED' }],
    );
  }
  const toDevon = await mailTo(devon, 'Cancelled: A party');
  assert.deepEqual(toDevon.parsed.attachments, [], 'Devon has no calendar entry to cancel');
  assert.doesNotMatch(toDevon.text, /King St|Robin Test/);

  await mailsTo(hostId);
  const made = await mailTo(hostId, 'Your refund is on its way: A party');
  assert.equal(
    centsAfter('Refunded to your card', made),
    -(await ledgerCents(orderId, 'refundPaid', 'card')),
  );
});

test('[A-28] tells the host of all refunds of one cancellation at once, and how they look on the card', async (t) => {
  const fixture = await openMailedBooking(t);
  const { shop, host, hostId, maya, book, checkOut, payFor, mailTo, mailsTo, repeat, startsAtSeconds } =
    fixture;
  const { eventId, orderItemGroupId: orderId } = await book({ startsAtSeconds, providerIds: [maya] });
  const items = [extensionItem(maya, 1)];
  await payFor(await checkOut(sentAddition({ hostId, eventId, orderId, items })), host, slowRefundCard);
  const body = { eventId, orderId, userId: hostId };
  const reply = await call(shop, 'POST', createRefund.path, body, { headers: host.headers });
  assert.equal(reply.statusCode, 200, reply.body);
  const wholeCents = Math.round(reply.json().payload.items.refunded * 100);
  const cancelled = await mailTo(hostId, 'Cancelled: A party');
  assert.equal(centsAfter('Refunded to your card', cancelled), wholeCents);
  assert.match(cancelled.text, /\nAmounts on your card: \$137\.63 and \$68\.81\n/);

  const subject = 'Your refund is on its way: A party';
  const { rows } = await sql<{ state: string }>`select state from refund order by id`.execute(shop.database);
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['done', 'pending'],
  );
  assert.ok((await mailsTo(hostId)).every((mail) => mail.subject !== subject));
  await shop.moveClock(60);
  await shop.moveClock(60);
  const made = await mailTo(hostId, subject);
  assert.equal(centsAfter('Refunded to your card', made), wholeCents);
  assert.match(made.text, /We’ve refunded \$206\.44 for “A party”/);
  assert.match(made.text, /\nAmounts on your card: \$137\.63 and \$68\.81\n/);
  for (const refundId of [1, 2]) await repeat({ what: 'refundMade', refundId });
  await mailTo(hostId, subject);
});

test('[A-25] tells the host the refund of a declined request, and which providers are free', async (t) => {
  const fixture = await openMailedBooking(t);
  const { shop, hostId, devon, mailTo, mailsTo, ledgerCents } = fixture;
  const named = ['Ada', 'Ben'].map((name) => ({
    profile: { imageCount: 6, hasPhoto: true, name, bio: 'Hi' },
  }));
  await createProviders(shop.database, named);
  const { eventId, orderId } = await openHalfAccepted(fixture);
  await decline(fixture, eventId, devon);
  const mail = await mailTo(hostId, 'Devon shoots can’t come: A party');
  assert.equal(centsAfter('Refunded to your card', mail), 13_763);
  assert.equal(-(await ledgerCents(orderId, 'refundDue', 'refundsOwed')), 13_763);
  assert.doesNotMatch(mail.text, /away/, 'the reason is not shown to the host');
  await mailsTo(hostId);
  const offer = await mailTo(hostId, 'Someone else for A party');
  assert.match(offer.text, /you could book Ada and Ben /);
  assert.match(offer.text, /\nhttp:\/\/product\.test\/event_booking\/5\/\d+\n/);
});

test('[A-25] notifies the host and the provider of an expired request', async (t) => {
  const fixture = await openMailedBooking(t);
  const { shop, hostId, maya, devon, mailTo, mailsTo } = fixture;
  await openHalfAccepted(fixture);
  await shop.moveClock(24 * 3600);
  await mailsTo(hostId);
  const mail = await mailTo(hostId, 'No answer from Devon shoots: A party');
  assert.equal(centsAfter('Refunded to your card', mail), 13_763);
  const toDevon = await mailTo(devon, 'The request from Robin has expired');
  assert.doesNotMatch(toDevon.text, /King St|Robin Test/);
  assert.equal((await mailsTo(maya)).length, 2);
});

test('[A-28] notifies the host and the provider once of a cancelled line', async (t) => {
  const fixture = await openMailedBooking(t);
  const { shop, hostId, maya, lineOf, mailTo, mailsTo, repeat } = fixture;
  const { eventId, orderId } = await openHalfAccepted(fixture);
  const lineId = await lineOf(orderId, maya);
  const { headers } = await signIn(shop, 'operator');
  const path = cancelOrderLine.path.replace(':orderLineId', String(lineId));
  const reply = await call(shop, 'POST', path, { reason: 'providerCancelled' }, { headers });
  assert.equal(reply.statusCode, 200, reply.body);
  const toHost = await mailTo(hostId, 'Maya shoots can’t come after all: A party');
  assert.equal(centsAfter('Refunded to your card', toHost), 13_763);
  assert.equal(calendarIn(await mailTo(maya, 'Cancelled: A party')).method, 'CANCEL');
  await repeat({ what: 'lineCancelled', lineId });
  await bookingEventRecorder(shop.jobs)(shop.database, { what: 'eventCancelled', eventId });
  await mailsTo(maya);
  await mailTo(maya, 'Cancelled: A party');
});

test('[FF-14] [FF-24] tells the host why a late payment is returned, and how much', async (t) => {
  const fixture = await openMailedBooking(t);
  const { shop, hostId, maya, devon, checkOut, booking, payFor, mailTo, mailsTo, ledgerCents } = fixture;
  const late = await checkOut(booking());
  await shop.database.transaction().execute(async (transaction) => {
    const whole = await ordersIn(transaction).lockWhole(late.orderItemGroupId);
    assert.ok(whole);
    await releaseUnpaidOrder(transaction, whole, 'expired', new Date(shop.clock.nowMs()));
  });
  await payFor(await checkOut(booking({ providerIds: [maya] })));
  await assert.rejects(payFor(late), /409|event_already_booked/);
  await mailsTo(hostId);
  const mail = await mailTo(hostId, 'We’re refunding your payment: A party');
  const amountCents = await ledgerCents(late.orderItemGroupId, 'latePayment', 'card');
  assert.equal(amountCents, 27_526);
  assert.match(mail.text, /we’re refunding your full payment of \$275\.26/);
  assert.match(mail.text, /someone else had booked it/);
  assert.equal((await mailsTo(devon)).length, 0);
});
