import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { signIn } from '../../testing/actors.ts';
import { call } from '../../testing/calls.ts';
import { openMailedBooking } from '../../testing/mails/mailed-booking.ts';

test('[A-69] [FF-17] notifies once of a request, an acceptance and a refusal, and of nothing before the payment', async (t) => {
  const fixture = await openMailedBooking(t);
  const { shop, hostId, maya, devon, checkOut, booking, payFor, accept, lineOf, repeat } = fixture;
  const entries = async () => {
    await shop.jobs.runDue();
    const rows = await shop.database.selectFrom('notification').selectAll().orderBy('id').execute();
    return rows.map(({ type, receiverId: to, senderId: from, about }) => [type, to, from, about]);
  };
  const unseenOf = async (accountId: number) => {
    const rows = await shop.database
      .selectFrom('notification')
      .where('receiverId', '=', accountId)
      .where('seenAt', 'is', null)
      .select('type')
      .orderBy('id')
      .execute();
    return rows.map(({ type }) => type);
  };
  const placed = await checkOut(booking());
  assert.equal(await shop.pay(placed.sessionId ?? '', '4000000000000002'), undefined);
  assert.deepEqual(await entries(), []);
  await payFor(placed);
  const orderId = placed.orderItemGroupId;
  const [ofMaya, ofDevon] = [await lineOf(orderId, maya), await lineOf(orderId, devon)];
  const asked = [
    ['request', maya, hostId, `line ${ofMaya}`],
    ['request', devon, hostId, `line ${ofDevon}`],
  ];
  assert.deepEqual(await entries(), asked);
  assert.deepEqual(await unseenOf(maya), ['request']);
  await accept(placed.eventId, maya);
  const { headers } = await signIn(shop, 'provider', devon);
  const no = { EventId: placed.eventId, isActive: false, reason: 'Away' };
  const reply = await call(shop, 'PUT', `/api/v1/${brand.slug}/Event/${devon}`, no, { headers });
  assert.equal(reply.statusCode, 200, reply.body);
  const answered = [
    ...asked,
    ['accepted', hostId, maya, `line ${ofMaya}`],
    ['declined', hostId, devon, `line ${ofDevon}`],
  ];
  assert.deepEqual(await entries(), answered);
  for (const provider of [maya, devon]) assert.deepEqual(await unseenOf(provider), [], 'it is answered');
  assert.deepEqual(await unseenOf(hostId), ['accepted', 'declined']);
  await repeat({ what: 'orderPaid', orderId });
  await repeat({ what: 'requestAccepted', lineId: ofMaya });
  await repeat({ what: 'requestDeclined', lineId: ofDevon });
  assert.deepEqual(await entries(), answered);
});
