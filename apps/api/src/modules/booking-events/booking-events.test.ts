import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { calendarIn, centsAfter, openMailedBooking } from '../../testing/mails/mailed-booking.ts';

const received = 'Payment received: A party';

test('[H-R12] [FF-17] sends no mail before the payment, and calls no provider booked before they accept', async (t) => {
  const { shop, hostId, maya, devon, checkOut, booking, payFor, mailsTo } = await openMailedBooking(t);
  const placed = await checkOut(booking());
  assert.ok(placed.sessionId);
  assert.equal(await shop.pay(placed.sessionId, '4000000000000002'), undefined);
  for (const accountId of [hostId, maya, devon]) assert.deepEqual(await mailsTo(accountId), []);
  await payFor(placed);
  for (const accountId of [hostId, maya, devon]) {
    const [mail, ...others] = await mailsTo(accountId);
    assert.deepEqual(others, []);
    assert.ok(mail);
    assert.doesNotMatch(`${mail.subject} ${mail.text}`, /booked|confirmed/i);
    assert.deepEqual(mail.parsed.attachments, []);
  }
});

test('[H-R12] sends a receipt with the amounts of the ledger and the cancellation deadlines', async (t) => {
  const { shop, hostId, checkOut, booking, payFor, mailTo, ledgerCents } = await openMailedBooking(t);
  const placed = await checkOut(booking({ recaps: 2 }));
  await payFor(placed);
  const mail = await mailTo(hostId, received);
  const { number, publicId } = await shop.database
    .selectFrom('bookingOrder')
    .innerJoin('event', 'event.id', 'bookingOrder.eventId')
    .select(['bookingOrder.number', 'event.publicId'])
    .executeTakeFirstOrThrow();
  const sold = (...[account]: [Parameters<typeof ledgerCents>[2]]) =>
    ledgerCents(placed.orderItemGroupId, 'sale', account);
  assert.equal(centsAfter('Total paid', mail), await sold('card'));
  assert.equal(centsAfter('Service fee (5%)', mail), -(await sold('serviceFees')));
  assert.equal(centsAfter('HST (13%)', mail), -(await sold('tax')));
  assert.equal(centsAfter('Recaps, 2 at', mail), -(await sold('recaps')));
  const ofProviders = centsAfter('Maya shoots, 2 hours', mail) + centsAfter('Devon shoots, 2 hours', mail);
  assert.equal(ofProviders, -(await sold('providers')));
  for (const part of [mail.text, mail.html]) {
    assert.ok(part.includes(String(number)));
    assert.ok(part.includes(publicId));
  }
  assert.match(mail.text, /Time: Saturday, July 4, 2026, 6:00\sp\.m\. to 8:00\sp\.m\. \(Toronto time\)/);
  assert.match(mail.text, /Full refund until: Thursday, July 2, 2026, 6:00\sp\.m\. \(Toronto time\)/);
  assert.match(mail.text, /50% refund until: Friday, July 3, 2026, 6:00\sp\.m\. \(Toronto time\)/);
  assert.match(mail.text, /\nhttp:\/\/product\.test\/CustomerDashboard_\/MyEvents\?event=\d+\n/);
});

test('[FF-46] [A-28] a receipt lists only the refunds that are still possible', async (t) => {
  /** Returns the receipt of an event that is paid at noon on June 15. */
  const receiptFor = async (start: string): Promise<string> => {
    const { hostId, checkOut, booking, payFor, mailTo } = await openMailedBooking(t);
    await payFor(await checkOut(booking({ startsAtSeconds: Date.parse(start) / 1000 })));
    return (await mailTo(hostId, received)).text;
  };
  const in30Hours = await receiptFor('2026-06-16T18:00-04:00');
  assert.doesNotMatch(in30Hours, /Full refund until/);
  assert.match(in30Hours, /50% refund until: Monday, June 15, 2026, 6:00\sp\.m\. \(Toronto time\)/);
  const in20Hours = await receiptFor('2026-06-16T08:00-04:00');
  assert.doesNotMatch(in20Hours, /refund until/);
  assert.match(in20Hours, /Cancellation: Not possible: it starts in less than 24 hours/);
});

test('[S-R02] a request states time, area, earnings and deadline, and only the first name of the host', async (t) => {
  const { maya, checkOut, booking, payFor, mailTo } = await openMailedBooking(t);
  await payFor(await checkOut(booking()));
  const mail = await mailTo(maya, 'A new request from Robin');
  assert.match(mail.text, /Answer by: Tuesday, June 16, 2026, 12:00\sp\.m\. \(Toronto time\)/);
  assert.match(mail.text, /Area: M5V\n/);
  assert.equal(centsAfter('You earn about', mail), 11_600);
  assert.match(mail.text, new RegExp(`/${brand.singular}Dashboard_/EventRequests\\?event=\\d+\n`));
  assert.doesNotMatch(mail.text, /King St|416|5550100|Test|@/);
});

test('[S-R03] sends the job details to a provider who accepts, and the same calendar entry to both sides', async (t) => {
  const fixture = await openMailedBooking(t);
  const { hostId, maya, checkOut, booking, payFor, accept, mailTo } = fixture;
  const placed = await checkOut(booking());
  await payFor(placed);
  await accept(placed.eventId, maya);
  const toMaya = await mailTo(maya, 'You’re booked: A party');
  for (const line of [/\nPlace: 1 King St W, Toronto\n/, /\nHost: Robin Test\n/, /\nPhone: 4165550100\n/])
    assert.match(toMaya.text, line);
  const ofMaya = calendarIn(toMaya);
  const [entry] = ofMaya.entries;
  assert.ok(entry);
  assert.deepEqual(ofMaya, {
    method: 'PUBLISH',
    entries: [
      {
        ...entry,
        startsAtSeconds: fixture.startsAtSeconds,
        hours: 2,
        sequence: 0,
        title: 'A party',
        place: '1 King St W, Toronto',
        status: 'CONFIRMED',
      },
    ],
  });
  const ofHost = calendarIn(await mailTo(hostId, 'Maya shoots is booked: A party'));
  assert.deepEqual(ofHost.entries, [{ ...entry, title: 'A party: Maya shoots' }]);
});

test('[S-R03] sends no confirmation for an accepted request that was cancelled since', async (t) => {
  const { shop, hostId, maya, checkOut, booking, payFor, lineOf, mailsTo, repeat } =
    await openMailedBooking(t);
  const placed = await checkOut(booking());
  await payFor(placed);
  const lineId = await lineOf(placed.orderItemGroupId, maya);
  await mailsTo(maya);
  await shop.database
    .updateTable('orderLine')
    .set({ request: 'cancelled' })
    .where('id', '=', lineId)
    .execute();
  await repeat({ what: 'requestAccepted', lineId });
  assert.equal((await mailsTo(maya)).length, 1);
  assert.equal((await mailsTo(hostId)).length, 1);
});

test('sends no mail twice when a booking event is dispatched again', async (t) => {
  const fixture = await openMailedBooking(t);
  const { hostId, maya, devon, checkOut, booking, payFor, accept, mailsTo, repeat, lineOf } = fixture;
  const placed = await checkOut(booking());
  const orderId = placed.orderItemGroupId;
  await payFor(placed);
  await mailsTo(hostId);
  await repeat({ what: 'orderPaid', orderId });
  await accept(placed.eventId, maya);
  await mailsTo(hostId);
  await repeat({ what: 'requestAccepted', lineId: await lineOf(orderId, maya) });
  await repeat({ what: 'orderPaid', orderId });
  assert.deepEqual(
    (await mailsTo(hostId)).map(({ subject }) => subject),
    [received, 'Maya shoots is booked: A party'],
  );
  assert.equal((await mailsTo(maya)).length, 2);
  assert.equal((await mailsTo(devon)).length, 1);
});

test('writes each mail in the language of its receiver, with times in Toronto', async (t) => {
  const { hostId, maya, checkOut, booking, payFor, mailTo, ledgerCents } = await openMailedBooking(
    t,
    'fr-CA',
  );
  const placed = await checkOut(booking());
  await payFor(placed);
  const mail = await mailTo(hostId, 'Paiement reçu\u00A0: A party');
  assert.match(mail.html, /<html lang="fr-CA"/);
  assert.match(mail.text, /Horaire\s: samedi 4 juillet 2026, de 18\sh\s00 à 20\sh\s00 \(heure de Toronto\)/);
  assert.equal(centsAfter('Total payé', mail), await ledgerCents(placed.orderItemGroupId, 'sale', 'card'));
  assert.match((await mailTo(maya, 'A new request from Robin')).html, /<html lang="en-CA"/);
});
