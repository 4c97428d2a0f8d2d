import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefund } from '@repo/contracts/checkout/refund';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { call } from '../../testing/calls.ts';
import { calendarIn, centsAfter, openMailedBooking } from '../../testing/mails/mailed-booking.ts';

test('[H-R12] [FF-17] nobody hears of a booking before it is paid, and nobody is booked before a provider accepts', async (t) => {
  const { host, providers, order, booking, pay, mailsTo } = await openMailedBooking(t);
  const { sessionId } = await order(booking());
  for (const person of [host, ...providers]) assert.deepEqual(await mailsTo(person), []);
  await pay(sessionId, '4000000000000002');
  for (const person of [host, ...providers]) assert.deepEqual(await mailsTo(person), []);
  await pay(sessionId);
  for (const person of [host, ...providers]) {
    const [mail, ...others] = await mailsTo(person);
    assert.deepEqual(others, []);
    assert.ok(mail);
    assert.doesNotMatch(`${mail.subject} ${mail.text}`, /booked|confirmed/i);
    assert.deepEqual(mail.parsed.attachments, []);
  }
});

test('[H-R12] the receipt says what the ledger says, and until when the host may cancel', async (t) => {
  const { host, order, booking, pay, lastMailTo, ledgerCents, database } = await openMailedBooking(t);
  const { eventId, orderId, sessionId } = await order(booking({ recaps: 2 }));
  await pay(sessionId);
  const { subject, text, html } = await lastMailTo(host);
  assert.equal(subject, 'Payment received: A party');
  const { number } = await database
    .selectFrom('booking_order')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { public_id: publicId } = await database
    .selectFrom('event')
    .select('public_id')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  const inLedger = (account: string) => ledgerCents(orderId, account, 'sale');
  assert.equal(centsAfter('Total paid', text), await inLedger('card'));
  assert.equal(centsAfter('Service fee (5%)', text), -(await inLedger('serviceFees')));
  assert.equal(centsAfter('HST (13%)', text), -(await inLedger('tax')));
  assert.equal(centsAfter('Recaps, 2 at', text), -(await inLedger('recaps')));
  const ofProviders = centsAfter('Maya shoots, 2 hours', text) + centsAfter('Devon shoots, 2 hours', text);
  assert.equal(ofProviders, -(await inLedger('providers')));
  for (const part of [text, html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')]) {
    assert.ok(part.includes(String(number)));
    assert.ok(part.includes(publicId));
  }
  assert.match(text, /Time: Saturday, July 4, 2026, 6:00\sp\.m\. to 8:00\sp\.m\. \(Toronto time\)/);
  assert.match(text, /Full refund until: Thursday, July 2, 2026, 6:00\sp\.m\. \(Toronto time\)/);
  assert.match(text, /50% refund until: Friday, July 3, 2026, 6:00\sp\.m\. \(Toronto time\)/);
  assert.match(text, /\/CustomerDashboard_\/MyEvents\n/);
  assert.match(html, /<th class="rule" scope="row"[^>]*>Total paid<\/th>/);
});

test('[S-R02] a request tells a provider when, roughly where, what it pays and by when to answer, and no more of the host', async (t) => {
  const { providers, order, booking, pay, lastMailTo } = await openMailedBooking(t);
  const { sessionId } = await order(booking());
  await pay(sessionId);
  const { subject, text } = await lastMailTo(providers[0]);
  assert.equal(subject, 'A new request from Robin');
  assert.match(text, /Answer by: Tuesday, June 16, 2026, 12:00\sp\.m\. \(Toronto time\)/);
  assert.match(text, /Area: M5V\n/);
  assert.equal(centsAfter('You earn', text), 11_600);
  assert.match(text, /\/ShutterbeeDashboard_\/EventRequests\n/);
  assert.doesNotMatch(text, /King St|416|5550100|Test|@/);
});

test('[S-R03] accepting is told to both with one entry for their calendars, and a cancelled event takes it away', async (t) => {
  const shop = await openMailedBooking(t);
  const { host, providers, order, booking, pay, lastMailTo, accept, mailsTo, ledgerCents } = shop;
  const { eventId, orderId, sessionId } = await order(booking());
  await pay(sessionId);
  await accept(providers[0], eventId);
  const toHost = await lastMailTo(host);
  const toProvider = await lastMailTo(providers[0]);
  assert.equal(toHost.subject, 'Maya shoots is booked: A party');
  assert.equal(toProvider.subject, 'You are booked: A party');
  assert.match(toProvider.text, /Place: 1 King St W, Toronto\n/);
  assert.match(toProvider.text, /Host: Robin Test\n/);
  assert.match(toProvider.text, /Phone: 4165550100\n/);
  const [hostEntry] = calendarIn(toHost).entries;
  const [providerEntry] = calendarIn(toProvider).entries;
  assert.deepEqual(hostEntry, { ...providerEntry, title: 'A party: Maya shoots' });
  assert.deepEqual(
    {
      startsAtSeconds: providerEntry?.startsAtSeconds,
      hours: providerEntry?.hours,
      sequence: providerEntry?.sequence,
    },
    { startsAtSeconds: shop.startsAtSeconds, hours: 2, sequence: 0 },
  );

  const body = { eventId, orderId, userId: host.accountId };
  const reply = await call(shop, 'POST', createRefund.path, body, host);
  assert.equal(reply.statusCode, 200, reply.body);
  const cancelled = (await mailsTo(host)).find(({ subject }) => subject === 'Cancelled: A party');
  assert.ok(cancelled);
  assert.equal(
    centsAfter('Back to your card', cancelled.text),
    -(await ledgerCents(orderId, 'refundsOwed', 'refundDue')),
  );
  assert.equal(
    centsAfter('Back to your card', cancelled.text),
    Math.round(reply.json().payload.items.refunded * 100),
  );
  const gone = await lastMailTo(providers[0]);
  assert.equal(gone.subject, 'Cancelled: A party');
  for (const mail of [cancelled, gone]) {
    const { method, entries } = calendarIn(mail);
    assert.equal(method, 'CANCEL');
    assert.deepEqual(
      entries.map(({ uid, sequence, status }) => ({ uid, sequence, status })),
      [{ uid: providerEntry?.uid, sequence: 1, status: 'CANCELLED' }],
    );
  }
  const onlyAsked = await lastMailTo(providers[1]);
  assert.equal(onlyAsked.subject, 'Cancelled: A party');
  assert.deepEqual(onlyAsked.parsed.attachments, []);
  assert.doesNotMatch(onlyAsked.text, /King St|Robin Test/);
});

test('[FF-24] the host hears when the money has left us, and how much', async (t) => {
  const shop = await openMailedBooking(t);
  const { host, order, booking, pay, mailsTo, ledgerCents } = shop;
  const { eventId, orderId, sessionId } = await order(booking());
  await pay(sessionId);
  await call(shop, 'POST', createRefund.path, { eventId, orderId, userId: host.accountId }, host);
  const sent = (await mailsTo(host)).filter(({ subject }) => subject === 'Your money is on its way: A party');
  assert.equal(sent.length, 1);
  const [{ text } = { text: '' }] = sent;
  assert.equal(centsAfter('Back to your card', text), -(await ledgerCents(orderId, 'card', 'refundPaid')));
  assert.match(text, /We have sent back \$275\.28 for “A party”/);
});

test('news that is worked on again reaches nobody twice', async (t) => {
  const shop = await openMailedBooking(t);
  const { host, providers, order, booking, pay, accept, mailsTo, repeat, lineOf } = shop;
  const { eventId, orderId, sessionId } = await order(booking());
  await pay(sessionId);
  await mailsTo(host);
  await repeat({ what: 'orderPaid', orderId });
  await accept(providers[0], eventId);
  await mailsTo(host);
  await repeat({ what: 'requestAccepted', lineId: await lineOf(orderId, providers[0]) });
  await repeat({ what: 'orderPaid', orderId });
  assert.deepEqual(
    (await mailsTo(host)).map(({ subject }) => subject),
    ['Payment received: A party', 'Maya shoots is booked: A party'],
  );
  assert.equal((await mailsTo(providers[0])).length, 2);
  assert.equal((await mailsTo(providers[1])).length, 1);
});

test('everybody is written to in their own language, with the words for the time of Toronto', async (t) => {
  const { host, providers, order, booking, pay, lastMailTo, ledgerCents } = await openMailedBooking(
    t,
    'fr-CA',
  );
  const { orderId, sessionId } = await order(booking());
  await pay(sessionId);
  const { subject, text, html } = await lastMailTo(host);
  assert.equal(subject, 'Paiement reçu : A party');
  assert.match(html, /<html lang="fr-CA"/);
  assert.match(text, /Horaire : samedi 4 juillet 2026, de 18\sh\s00 à 20\sh\s00 \(heure de Toronto\)/);
  assert.equal(centsAfter('Total payé', text), await ledgerCents(orderId, 'card', 'sale'));
  assert.match((await lastMailTo(providers[0])).html, /<html lang="en-CA"/);
});
