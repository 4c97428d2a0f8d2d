import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signIn } from '../../testing/actors.ts';
import { extensionItem, sentAddition, tipItem } from '../../testing/carts/sent-addition.ts';
import { recapItem } from '../../testing/bookings/sent-booking.ts';
import { makeDraft } from '../../testing/drafts/make-draft.ts';
import { calendarIn, centsAfter, openMailedBooking } from '../../testing/mails/mailed-booking.ts';
import { bookingEventRecorder } from './booking-events.module.ts';

test('[K-R08] sends a receipt for an addition, and its parts to the booked providers', async (t) => {
  const fixture = await openMailedBooking(t);
  const { shop, hostId, maya, devon, checkOut, payFor, book, mailsTo, ledgerCents, startsAtSeconds } =
    fixture;
  const { eventId, orderItemGroupId: orderId } = await book({ startsAtSeconds });
  const before = (await mailsTo(hostId)).length;
  const [entry] = calendarIn((await mailsTo(maya)).at(-1) ?? assert.fail()).entries;
  const placed = await checkOut(
    sentAddition({
      hostId,
      eventId,
      orderId,
      items: [extensionItem(maya, 1), tipItem(maya, 15), tipItem(devon, 5), recapItem(1)],
      vision: 'Sunny',
    }),
  );
  await payFor(placed);
  const [receipt, ...others] = (await mailsTo(hostId)).slice(before);
  assert.ok(receipt);
  assert.deepEqual(others, []);
  assert.equal(receipt.subject, 'Payment received: A party');
  assert.equal(centsAfter('Total paid', receipt), await ledgerCents(placed.orderItemGroupId, 'sale', 'card'));
  assert.equal(centsAfter('Tip for Maya shoots', receipt), 1500);
  assert.equal(centsAfter('Maya shoots, 1 hour extra', receipt), 5800);
  assert.match(receipt.text, /Time: [^\n]* 6:00\sp\.m\. to 9:00\sp\.m\. \(Toronto time\)/);
  const longer = { ...entry, sequence: 1, hours: 3 };
  assert.deepEqual(calendarIn(receipt).entries, [{ ...longer, title: 'A party: Maya shoots' }]);

  const toMaya = (await mailsTo(maya)).at(-1);
  assert.ok(toMaya);
  assert.equal(toMaya.subject, 'An addition to A party');
  assert.match(toMaya.text, /\nExtra time: 1 hour\nTip: \$15\.00\nRecaps: 1\n/);
  assert.deepEqual(calendarIn(toMaya).entries, [longer]);
  const toDevon = (await mailsTo(devon)).at(-1);
  assert.ok(toDevon);
  assert.match(toDevon.text, /\n\nTip: \$5\.00\nRecaps: 1\n/);
  assert.match(toDevon.text, /Time: [^\n]* 6:00\sp\.m\. to 8:00\sp\.m\./);
  assert.deepEqual(toDevon.parsed.attachments, []);

  // The reminder counts the extra hour, as the list of events does.
  shop.clock.advanceSeconds(startsAtSeconds - 24 * secondsPerHour - shop.clock.nowMs() / 1000);
  const reminder = (await mailsTo(maya)).at(-1);
  assert.equal(reminder?.subject, 'Coming up: A party');
  assert.equal(centsAfter('You earn about', reminder), 17_400);
  assert.match(reminder.text, /DashBoard_\/MyEvents\?event=\d+\n/i);
  assert.ok(shop.mails().every(({ text }) => !text.includes('NaN')));
});

test('[FF-46] the receipt of a tip after the event has no word on cancelling', async (t) => {
  const { shop, hostId, maya, checkOut, payFor, book, mailsTo, startsAtSeconds } = await openMailedBooking(t);
  const { eventId, orderItemGroupId: orderId } = await book({ startsAtSeconds, providerIds: [maya] });
  shop.clock.advanceSeconds(startsAtSeconds + secondsPerHour - shop.clock.nowMs() / 1000);
  const host = await signIn(shop, 'host', hostId);
  const tip = sentAddition({ hostId, eventId, orderId, items: [tipItem(maya, 15)] });
  await payFor(await checkOut(tip, host), host);
  const receipt = (await mailsTo(hostId)).at(-1);
  assert.ok(receipt);
  assert.equal(centsAfter('Tip for Maya shoots', receipt), 1500);
  assert.doesNotMatch(receipt.text, /Cancellation|refund until/);
});

test('[I-R02] confirms a draft with the promised answer time, then mails the suggested names and a link', async (t) => {
  const { shop, maya, devon, mailsTo, mailTo } = await openMailedBooking(t);
  const { host, draftId } = await makeDraft(shop);
  // The search suggests providers at the same time, so the two mails come in any order.
  const promise = await mailTo(host.accountId, 'We’ve received your draft: Reunion');
  const promised = `We will email you within 24 hours with a potential ${brand.singular}(z) for your event.`;
  assert.ok(promise.text.includes(`\n${promised}\n`));
  assert.match(
    promise.text,
    /You’ll hear from us by: Tuesday, June 16, 2026, 12:00\sp\.m\. \(Toronto time\)/,
  );
  await shop.database.deleteFrom('suggestion').execute();
  await bookingEventRecorder(shop.jobs)(shop.database, {
    what: 'draftSuggested',
    eventId: draftId,
    round: 90,
  });
  const before = (await mailsTo(host.accountId)).length;
  await shop.database
    .insertInto('suggestion')
    .values(
      [maya, devon].map((providerId) => ({
        eventId: draftId,
        providerId,
        isAgreed: false,
        suggestedAt: new Date(shop.clock.nowMs()),
      })),
    )
    .execute();
  await bookingEventRecorder(shop.jobs)(shop.database, {
    what: 'draftSuggested',
    eventId: draftId,
    round: 91,
  });
  const [proposal, ...others] = (await mailsTo(host.accountId)).slice(before);
  assert.deepEqual(others, []);
  assert.ok(proposal);
  assert.equal(proposal.subject, 'We’ve found someone for Reunion');
  assert.match(proposal.text, /we suggest Maya shoots and Devon shoots\./);
  assert.ok(proposal.text.includes(`\nhttp://product.test/event_booking/5/${draftId}\n`));
});

test('[A-26] confirms agreed providers of a draft with the payment', async (t) => {
  const fixture = await openMailedBooking(t);
  const { shop, hostId, maya, checkOut, booking, payFor, mailsTo, repeat } = fixture;
  const placed = await checkOut(booking({ providerIds: [maya] }));
  await payFor(placed);
  const paidAt = new Date(shop.clock.nowMs());
  await shop.database
    .updateTable('orderLine')
    .set({
      request: 'accepted',
      state: 'accepted',
      requestedAt: paidAt,
      answerUntil: paidAt,
      answeredAt: paidAt,
    })
    .where('providerId', '=', maya)
    .execute();
  await mailsTo(hostId);
  await repeat({ what: 'orderPaid', orderId: placed.orderItemGroupId });
  const toHost = (await mailsTo(hostId)).at(-1);
  assert.ok(toHost);
  assert.equal(toHost.subject, 'You’re booked: A party');
  const complete = `Your booking is complete and all the ${brand.plural} are assigned to the event.`;
  assert.ok(toHost.text.includes(`\n${complete}\n`));
  assert.equal(calendarIn(toHost).entries.length, 1);
  assert.equal(centsAfter('Total paid', toHost), 13_763);
  const toMaya = (await mailsTo(maya)).at(-1);
  assert.equal(toMaya?.subject, 'You’re booked: A party');
});

test('[A-45] mails a promo code to an invited friend, and later one to the referrer', async (t) => {
  const { shop, hostId, mailsTo } = await openMailedBooking(t, 'fr-CA');
  const { database, clock, jobs } = shop;
  const now = new Date(clock.nowMs());
  const codes = await database
    .insertInto('promoCode')
    .values(
      ['FRIEND-1', 'THANKS-1'].map((code) => ({
        code,
        type: '$',
        value: 1000,
        validUntil: new Date(Date.parse('2026-09-13T12:00-04:00')),
        createdAt: now,
      })),
    )
    .returning('id')
    .execute();
  const [friendCode, rewardCode] = codes;
  assert.ok(friendCode && rewardCode);
  const { id: referralId } = await database
    .insertInto('referral')
    .values({
      referrerId: hostId,
      friendEmail: 'friend@demo.test',
      friendCodeId: friendCode.id,
      invitedAt: now,
      rewardedAt: now,
      rewardCodeId: rewardCode.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await bookingEventRecorder(jobs)(database, { what: 'referralInvited', referralId });
  await bookingEventRecorder(jobs)(database, { what: 'referralRewarded', referralId });
  const [reward, ...others] = await mailsTo(hostId);
  assert.deepEqual(others, []);
  assert.match(reward?.text ?? '', /Code promotionnel\s: THANKS-1\n/);
  const invitation = shop.mails().find(({ to }) => to.includes('friend@demo.test'));
  assert.ok(invitation);
  assert.match(
    invitation.subject,
    /^Robin vous offre 10,00\s\$ de rabais$/,
    'in the language of the referrer',
  );
  assert.match(invitation.text, /^Bonjour,\n/);
  assert.match(
    invitation.text,
    /Code promotionnel\s: FRIEND-1\nValable jusqu’au\s: dimanche 13 septembre 2026, 12\sh\s00 \(heure de Toronto\)\n/,
  );
});
