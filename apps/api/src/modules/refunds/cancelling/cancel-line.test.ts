import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents } from '@repo/domain/money/cents';
import { signIn } from '../../../testing/actors.ts';
import { auditLines } from '../../../testing/audit-lines.ts';
import { buyLines } from '../../../testing/purchases/buy-lines.ts';
import { answerAs, endAs, faultsIn, openBooked } from '../../../testing/purchases/open-booked.ts';
import { readEventState } from '../../../testing/bookings/read-event-state.ts';
import { call, outcomeOf } from '../../../testing/calls.ts';

const refused = [409, 'action_is_not_possible_now'];

test('[A-28] refunds booking, extension and tip in full when the provider cancels', async (t) => {
  const { shop, host, booked, providerIds, startsAtSeconds } = await openBooked(t, {
    providers: 2,
    hasRecap: true,
    noticeHours: 30,
  });
  const { eventId } = booked;
  const [bookingLineId = 0] = booked.lineIds;
  const [providerId = 0, otherId = 0] = providerIds;
  for (const id of providerIds) await answerAs(shop, id, eventId, true);
  const of = { providerId, bookingLineId };
  const extra = { lineId: 'x', kind: 'extension', pricePerHourCents: cents(5800), extraHours: 1 } as const;
  for (const line of [extra, { lineId: 't', kind: 'tip', tipCents: cents(1001) } as const])
    await buyLines(shop, { hostId: host.accountId, eventId, startsAtSeconds, lines: [{ line, ...of }] });
  const ended = await endAs(shop, bookingLineId, 'providerCancelled');
  assert.deepEqual(outcomeOf(ended), [200, 'updated_successfully']);
  const { refunded, lines } = ended.json().payload.items;
  // 116.00 + 5.80 + 15.84 (the first of two lines gets the odd cent of the tax), 58.00 + 2.90 + 7.91, and the tip.
  assert.deepEqual(
    lines.map(({ amount }: { amount: number }) => amount),
    [137.64, 68.81, 10.01],
  );
  assert.equal(refunded, 216.46);
  await shop.jobs.runDue();
  const eventState = await readEventState(shop, eventId);
  assert.equal(eventState.event, 'upcoming', 'the other provider still comes');
  assert.deepEqual(
    eventState.lines.map(({ kind, state, time }) => [kind, state, time]),
    [
      ['provider', 'refunded', 'cancelled'],
      ['provider', 'accepted', 'accepted'],
      ['recap', 'paid', null],
      ['extension', 'refunded', null],
      ['tip', 'refunded', null],
    ],
  );
  assert.deepEqual(await faultsIn(shop), []);
  const last = await endAs(shop, booked.lineIds[1] ?? 0, 'providerCancelled');
  assert.equal(last.json().payload.items.refunded, 285.94, 'the recap is refunded with the last provider');
  assert.equal((await readEventState(shop, eventId)).event, 'cancel');
  assert.notEqual(otherId, 0);
});

test('[A-28] allows a no-show only after the start and only of an accepted provider, with a full refund', async (t) => {
  const { shop, booked, providerIds, startsAtSeconds } = await openBooked(t, { noticeHours: 12 });
  const [lineId = 0] = booked.lineIds;
  assert.deepEqual(outcomeOf(await endAs(shop, lineId, 'noShow')), refused);
  await answerAs(shop, providerIds[0] ?? 0, booked.eventId, true);
  shop.clock.advanceSeconds(startsAtSeconds - 1 - shop.clock.nowMs() / 1000);
  assert.deepEqual(outcomeOf(await endAs(shop, lineId, 'noShow')), refused);
  shop.clock.advanceSeconds(1);
  assert.equal((await endAs(shop, lineId, 'noShow')).json().payload.items.refunded, 137.63);
  assert.deepEqual(outcomeOf(await endAs(shop, lineId, 'noShow')), refused);
  assert.deepEqual(outcomeOf(await endAs(shop, lineId, 'providerCancelled')), refused);
  await shop.jobs.runDue();
  assert.deepEqual((await readEventState(shop, booked.eventId)).refunds, [
    { reason: 'noShow', cents: 13_763 },
  ]);
});

test('refuses to cancel a checked-in provider, and a recap line', async (t) => {
  const { shop, booked, providerIds } = await openBooked(t, { hasRecap: true });
  const [lineId = 0, recapId = 0] = booked.lineIds;
  await answerAs(shop, providerIds[0] ?? 0, booked.eventId, true);
  const checkedIn = { checkState: 'checkIn', state: 'checkedIn' };
  await shop.database.updateTable('orderLine').set(checkedIn).where('id', '=', lineId).execute();
  for (const reason of ['providerCancelled', 'noShow'])
    for (const id of [lineId, recapId])
      assert.deepEqual(outcomeOf(await endAs(shop, id, reason)), refused, `${reason} ${id}`);
  assert.deepEqual((await readEventState(shop, booked.eventId)).refunds, []);
});

test('[A-99] lets only operators cancel a booking, and refuses an unknown line or reason', async (t) => {
  const { shop, host, booked } = await openBooked(t);
  const [lineId = 0] = booked.lineIds;
  const url = `/api/v1/operator/order-lines/${lineId}/cancel`;
  const body = { reason: 'providerCancelled' };
  assert.equal((await call(shop, 'POST', url, body)).statusCode, 401);
  const { headers } = host;
  assert.equal((await call(shop, 'POST', url, body, { headers })).statusCode, 403);
  assert.deepEqual(outcomeOf(await endAs(shop, 2_000_000, 'noShow')), [404, 'object_does_not_exist']);
  for (const reason of ['', 'hostCancelled', 'slotTaken'])
    assert.equal((await endAs(shop, lineId, reason)).statusCode, 400, reason);
  assert.deepEqual(await auditLines(shop.database), []);
});

test('[A-99] audits who cancelled a booking and why, once when two cancel at the same time', async (t) => {
  const { shop, booked } = await openBooked(t);
  const [lineId = 0] = booked.lineIds;
  const operator = await signIn(shop, 'operator');
  const end = () =>
    call(
      shop,
      'POST',
      `/api/v1/operator/order-lines/${lineId}/cancel`,
      { reason: 'providerCancelled' },
      operator,
    );
  const statuses = (await Promise.all([end(), end(), end()])).map(({ statusCode }) => statusCode);
  assert.deepEqual(statuses.toSorted(), [200, 409, 409]);
  assert.deepEqual(await auditLines(shop.database), [
    {
      by: operator.accountId,
      action: 'cancel',
      kind: 'order line',
      id: String(lineId),
      before: { request: 'pending' },
      after: { request: 'cancelled', reason: 'providerCancelled' },
    },
  ]);
  await shop.jobs.runDue();
  assert.deepEqual(await faultsIn(shop), []);
});
