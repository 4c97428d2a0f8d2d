import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cancelOrderLine } from '@repo/contracts/operator/order-lines';
import { createRefund } from '@repo/contracts/checkout/refund';
import { brand } from '@repo/domain/brand';
import { ordersIn } from '../orders/orders.module.ts';
import { letGoOfOrder } from '../payments/payments.module.ts';
import { signIn } from '../../testing/actors.ts';
import { call } from '../../testing/calls.ts';
import { calendarIn, centsAfter, openMailedBooking } from '../../testing/mails/mailed-booking.ts';
import { createProviders } from '../../testing/provider-factory.ts';
import { newsTeller } from './booking-news.module.ts';

type Desk = Awaited<ReturnType<typeof openMailedBooking>>;

/** A booking that is paid, of which Maya has accepted her part and Devon has not answered. */
async function openHalfAccepted(desk: Desk) {
  const placed = await desk.checkOut(desk.booking());
  await desk.payFor(placed);
  await desk.mailsTo(desk.hostId);
  await desk.accept(placed.eventId, desk.maya);
  await desk.mailsTo(desk.hostId);
  return { eventId: placed.eventId, orderId: placed.orderItemGroupId };
}

const decline = async ({ shop }: Desk, eventId: number, providerId: number): Promise<void> => {
  const { headers } = await signIn(shop, 'provider', providerId);
  const answer = { Id: providerId, EventId: eventId, isActive: false, Reason: 'I am away' };
  const reply = await call(shop, 'PUT', `/api/v1/${brand.slug}/Event/${providerId}`, answer, { headers });
  assert.equal(reply.statusCode, 200, reply.body);
};

test('[J-R06] [FF-24] a cancelled event leaves both calendars, and the host hears what goes back', async (t) => {
  const desk = await openMailedBooking(t);
  const { shop, host, hostId, maya, devon, mailTo, mailsTo, ledgerCents } = desk;
  const { eventId, orderId } = await openHalfAccepted(desk);
  const [entry] = calendarIn(await mailTo(maya, 'You are booked: A party')).entries;
  const body = { eventId, orderId, userId: hostId };
  const reply = await call(shop, 'POST', createRefund.path, body, { headers: host.headers });
  assert.equal(reply.statusCode, 200, reply.body);

  const toHost = await mailTo(hostId, 'Cancelled: A party');
  assert.equal(
    centsAfter('Back to your card', toHost),
    -(await ledgerCents(orderId, 'refundDue', 'refundsOwed')),
  );
  assert.equal(
    centsAfter('Back to your card', toHost),
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
  assert.deepEqual(toDevon.parsed.attachments, [], 'it never was in his calendar');
  assert.doesNotMatch(toDevon.text, /King St|Robin Test/);

  await mailsTo(hostId);
  const made = await mailTo(hostId, 'Your money is on its way: A party');
  assert.equal(centsAfter('Back to your card', made), -(await ledgerCents(orderId, 'refundPaid', 'card')));
});

test('[A-25] who declines costs nothing: the host hears how much goes back, and who else is free', async (t) => {
  const desk = await openMailedBooking(t);
  const { shop, hostId, devon, mailTo, mailsTo, ledgerCents } = desk;
  const named = ['Ada', 'Ben'].map((name) => ({
    profile: { imageCount: 6, hasPhoto: true, name, bio: 'Hi' },
  }));
  await createProviders(shop.database, named);
  const { eventId, orderId } = await openHalfAccepted(desk);
  await decline(desk, eventId, devon);
  const mail = await mailTo(hostId, 'Devon shoots cannot come: A party');
  assert.equal(centsAfter('Back to your card', mail), 13_763);
  assert.equal(-(await ledgerCents(orderId, 'refundDue', 'refundsOwed')), 13_763);
  assert.doesNotMatch(mail.text, /away/, 'the reason is ours to know');
  await mailsTo(hostId);
  const offer = await mailTo(hostId, 'Somebody else for A party');
  assert.match(offer.text, /you could have Ada and Ben\./);
  assert.match(offer.text, /\nhttp:\/\/product\.test\/event_booking\/5\/\d+\n/);
});

test('[A-25] an answer that does not come is told to both', async (t) => {
  const desk = await openMailedBooking(t);
  const { shop, hostId, maya, devon, mailTo, mailsTo } = desk;
  await openHalfAccepted(desk);
  await shop.moveClock(24 * 3600);
  await mailsTo(hostId);
  const mail = await mailTo(hostId, 'No answer from Devon shoots: A party');
  assert.equal(centsAfter('Back to your card', mail), 13_763);
  const toDevon = await mailTo(devon, 'The request from Robin has expired');
  assert.doesNotMatch(toDevon.text, /King St|Robin Test/);
  assert.equal((await mailsTo(maya)).length, 2);
});

test('[A-28] a provider who cancels, or does not come, is told and so is the host, once', async (t) => {
  const desk = await openMailedBooking(t);
  const { shop, hostId, maya, lineOf, mailTo, mailsTo, repeat } = desk;
  const { eventId, orderId } = await openHalfAccepted(desk);
  const lineId = await lineOf(orderId, maya);
  const { headers } = await signIn(shop, 'operator');
  const path = cancelOrderLine.path.replace(':orderLineId', String(lineId));
  const reply = await call(shop, 'POST', path, { reason: 'providerCancelled' }, { headers });
  assert.equal(reply.statusCode, 200, reply.body);
  const toHost = await mailTo(hostId, 'Maya shoots cannot come after all: A party');
  assert.equal(centsAfter('Back to your card', toHost), 13_763);
  assert.equal(calendarIn(await mailTo(maya, 'Cancelled: A party')).method, 'CANCEL');
  await repeat({ what: 'lineCancelled', lineId });
  await newsTeller(shop.jobs)(shop.database, { what: 'eventCancelled', eventId });
  await mailsTo(maya);
  await mailTo(maya, 'Cancelled: A party');
});

test('[FF-14] [FF-24] a payment that came too late goes back, and the host hears why and how much', async (t) => {
  const desk = await openMailedBooking(t);
  const { shop, hostId, maya, devon, checkOut, booking, payFor, mailTo, mailsTo, ledgerCents } = desk;
  const late = await checkOut(booking());
  await shop.database.transaction().execute(async (transaction) => {
    const whole = await ordersIn(transaction).lockWhole(late.orderItemGroupId);
    assert.ok(whole);
    await letGoOfOrder(transaction, whole, 'expired', new Date(shop.clock.nowMs()));
  });
  await payFor(await checkOut(booking({ providerIds: [maya] })));
  await assert.rejects(payFor(late), /409|event_already_booked/);
  await mailsTo(hostId);
  const mail = await mailTo(hostId, 'We are sending your payment back: A party');
  const amountCents = await ledgerCents(late.orderItemGroupId, 'latePayment', 'card');
  assert.equal(amountCents, 27_526);
  assert.match(mail.text, /All of your payment, \$275\.26, goes back by itself/);
  assert.match(mail.text, /gone to somebody else/);
  assert.equal((await mailsTo(devon)).length, 0);
});
