import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { updateCheckStatus } from '@repo/contracts/my-events/provider-events';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signInApproved } from '../../../testing/access/approved-provider.ts';
import { signIn, signInAgain } from '../../../testing/actors.ts';
import type { TestActor } from '../../../testing/actors.ts';
import { makeAcceptedEvent, setEventStatus } from '../../../testing/bookings/make-accepted-event.ts';
import { call, outcomeOf } from '../../../testing/calls.ts';
import { openTestApi } from '../../../testing/test-api.ts';

const urlOf = (eventId: number | string): string => updateCheckStatus.path.replace(':id', String(eventId));
const repeated = [409, brandedCodes.actionAlreadyPerformed];
const missing = [404, 'object_does_not_exist'];

/** An event of two providers, on the day at its start. */
async function openEvent(t: TestContext) {
  const api = await openTestApi(t);
  const booker = await signIn(api, 'host');
  const [first, second] = [await signInApproved(api), await signInApproved(api)];
  const providerIds = [first.accountId, second.accountId];
  const booked = await makeAcceptedEvent(api, { hostId: booker.accountId, providerIds });
  api.clock.advanceSeconds(booked.startsAtSeconds - api.clock.nowMs() / 1000);
  const signedIn = async (actor: TestActor) => signInAgain(api, actor, 'provider');
  const providers = [await signedIn(first), await signedIn(second)] as const;
  const send = (by: TestActor, checkedStatus: string, more: object = {}) =>
    call(
      api,
      'PUT',
      urlOf(booked.eventId),
      { id: booked.eventId, sbUserId: by.accountId, checkedStatus, ...more },
      by,
    );
  const check = async (...given: Parameters<typeof send>) => outcomeOf(await send(...given));
  const state = async () => {
    const { status } = await api.database
      .selectFrom('event')
      .select('status')
      .where('id', '=', booked.eventId)
      .executeTakeFirstOrThrow();
    const lines = await api.database
      .selectFrom('orderLine')
      .select(['state', 'checkState'])
      .where('orderId', '=', booked.orderId)
      .orderBy('id')
      .execute();
    return [status, ...lines.map((line) => `${line.checkState} ${line.state}`)];
  };
  const secondsAfterStart = async () =>
    (await api.database.selectFrom('lineCheck').selectAll().orderBy('recordedAt').execute()).map(
      ({ at, recordedAt }) =>
        [at, recordedAt].map((moment) => moment.getTime() / 1000 - booked.startsAtSeconds),
    );
  const host = await signInAgain(api, booker, 'host');
  return { api, host, providers, booked, send, check, state, secondsAfterStart };
}

test('[T-R04] [T-R05] [T-R06] checks each provider in and out, and completes the event with the last', async (t) => {
  const { api, providers, booked, send, check, state, secondsAfterStart } = await openEvent(t);
  const [first, second] = providers;
  const reply = await send(first, 'checkIn');
  assert.deepEqual(outcomeOf(reply), [200, 'successfully_checked_in']);
  const at = booked.startsAtSeconds;
  assert.deepEqual(reply.json().payload.items, { id: booked.eventId, checkedStatus: 'checkIn', at });
  assert.deepEqual(await state(), ['upcoming', 'checkIn checkedIn', 'created accepted']);
  api.clock.advanceSeconds(300);
  assert.deepEqual(await check(second, 'checkIn'), [200, 'successfully_checked_in']);
  api.clock.advanceSeconds(300);
  assert.deepEqual(await check(first, 'checkOut'), [200, 'successfully_checked_out']);
  assert.deepEqual(await state(), ['upcoming', 'checkOut checkedOut', 'checkIn checkedIn']);
  const before = api.statements();
  assert.deepEqual(await check(second, 'checkOut'), [200, 'successfully_checked_out']);
  assert.ok(api.statements() - before <= 13, `${api.statements() - before} statements`);
  assert.deepEqual(await state(), ['completed', 'checkOut checkedOut', 'checkOut checkedOut']);
  assert.deepEqual(await secondsAfterStart(), [
    [0, 0],
    [300, 300],
    [600, 600],
    [600, 600],
  ]);
});

test('[T-R06] [A-103] lets only an accepted provider check in, for the own line', async (t) => {
  const { api, host, providers, booked, check, state } = await openEvent(t);
  const [first, second] = providers;
  const guest = { ...first, headers: { authorization: '' } };
  assert.deepEqual(await check(guest, 'checkIn'), [401, 'session_has_expired']);
  assert.deepEqual(await check(host, 'checkIn'), [403, 'not_allowed']);
  const operator = await signIn(api, 'operator');
  assert.deepEqual(await check(operator, 'checkIn'), [403, 'not_allowed']);
  assert.deepEqual(await check(await signInApproved(api), 'checkIn'), missing);
  assert.deepEqual(await check(first, 'checkIn', { sbUserId: second.accountId }), missing);
  assert.deepEqual(await check(first, 'checkIn', { id: 2_000_000_000 }), missing);
  await api.database
    .updateTable('orderLine')
    .set({ request: 'pending' })
    .where('id', '=', booked.lineIds[0] ?? 0)
    .execute();
  assert.deepEqual(await check(first, 'checkIn'), missing, 'not accepted');
  assert.deepEqual(await state(), ['upcoming', 'created accepted', 'created accepted']);
});

test('[T-R06] refuses invalid statuses, ids and times', async (t) => {
  const { api, host, providers, booked, check, state } = await openEvent(t);
  const [first] = providers;
  const invalid = [400, 'invalid_input'];
  for (const more of [
    { clientId: 'a b' },
    { at: 'now' },
    { at: -1 },
    { sbUserId: 'me' },
    { checkedStatus: 1 },
  ])
    assert.deepEqual(await check(first, 'checkIn', more), invalid, JSON.stringify(more));
  assert.deepEqual(await check(first, 'done'), invalid);
  const other = await makeAcceptedEvent(api, {
    hostId: host.accountId,
    providerIds: [first.accountId],
    startsAtSeconds: booked.startsAtSeconds + 48 * secondsPerHour,
  });
  assert.deepEqual(await check(first, 'checkIn', { id: other.eventId }), invalid, 'another own event');
  assert.deepEqual(await state(), ['upcoming', 'created accepted', 'created accepted']);
});

test('[T-R06] [S-R06] refuses every move but the next one', async (t) => {
  const { providers, check } = await openEvent(t);
  const [first] = providers;
  const moves = ['checkOut', 'created', 'preview'];
  for (const move of moves) assert.deepEqual(await check(first, move), repeated, move);
  await check(first, 'checkIn');
  for (const move of ['checkIn', 'created', 'preview'])
    assert.deepEqual(await check(first, move), repeated, move);
  await check(first, 'checkOut');
  for (const move of ['checkIn', ...moves]) assert.deepEqual(await check(first, move), repeated, move);
});

test('[T-R06] refuses a cancelled booking, and lets a provider check out of a completed event', async (t) => {
  const { api, providers, booked, check, state } = await openEvent(t);
  const [first, second] = providers;
  await check(first, 'checkIn');
  api.clock.advanceSeconds(27 * secondsPerHour);
  await setEventStatus(api.database, booked.eventId, 'completed');
  const late = await signInAgain(api, first, 'provider');
  assert.deepEqual(await check(late, 'checkOut'), [200, 'successfully_checked_out']);
  assert.deepEqual(await state(), ['completed', 'checkOut checkedOut', 'created accepted']);
  await api.database
    .updateTable('orderLine')
    .set({ request: 'cancelled' })
    .where('providerId', '=', second.accountId)
    .execute();
  await setEventStatus(api.database, booked.eventId, 'cancel');
  assert.deepEqual(await check(await signInAgain(api, second, 'provider'), 'checkIn'), missing);
});

test('[A-62] checks in at any time before the event', async (t) => {
  const { api, providers, booked, check } = await openEvent(t);
  const [first] = providers;
  const tomorrow = new Date((booked.startsAtSeconds + 24 * secondsPerHour) * 1000);
  await api.database
    .updateTable('event')
    .set({ day: tomorrow.toISOString().slice(0, 10), providerStartsAt: tomorrow })
    .execute();
  assert.deepEqual(await check(first, 'checkIn'), [200, 'successfully_checked_in']);
});

test('[A-107] records the time of an offline check, within the day of the event and now', async (t) => {
  const { api, providers, booked, check, secondsAfterStart } = await openEvent(t);
  const [first] = providers;
  const now = booked.startsAtSeconds + 600;
  api.clock.advanceSeconds(600);
  const dayBefore = booked.startsAtSeconds - 24 * secondsPerHour;
  assert.deepEqual(await check(first, 'checkIn', { at: dayBefore }), [400, 'check_is_before_the_event']);
  assert.deepEqual(await check(first, 'checkIn', { at: now + 1 }), [400, 'check_is_in_the_future']);
  const at = booked.startsAtSeconds + 120;
  assert.deepEqual(await check(first, 'checkIn', { at }), [200, 'successfully_checked_in']);
  assert.deepEqual(await check(first, 'checkOut', { at: at - 1 }), [400, 'check_out_is_before_check_in']);
  assert.deepEqual(await check(first, 'checkOut', { at: now }), [200, 'successfully_checked_out']);
  assert.deepEqual(await secondsAfterStart(), [
    [120, 600],
    [600, 600],
  ]);
});

test('[A-107] a repeated client id is done once and answered the same', async (t) => {
  const { api, providers, send, check, secondsAfterStart } = await openEvent(t);
  const [first] = providers;
  const sent = { clientId: 'phone-1' };
  const once = await send(first, 'checkIn', sent);
  api.clock.advanceSeconds(60);
  const twice = await send(first, 'checkIn', sent);
  assert.deepEqual(twice.json(), once.json());
  assert.equal(once.json().message, 'successfully_checked_in');
  assert.deepEqual(await check(first, 'checkIn', { clientId: 'phone-2' }), repeated);
  assert.deepEqual(await check(first, 'checkOut', { clientId: 'phone-3' }), [
    200,
    'successfully_checked_out',
  ]);
  assert.deepEqual((await send(first, 'checkIn', sent)).json(), once.json(), 'also after the check-out');
  assert.deepEqual(await secondsAfterStart(), [
    [0, 0],
    [60, 60],
  ]);
});

test('[T-R06] lets one of many concurrent checks win', async (t) => {
  const { providers, check, secondsAfterStart } = await openEvent(t);
  const [first, second] = providers;
  const rivals = await Promise.all(
    Array.from({ length: 8 }, (_, index) => check(index % 2 === 0 ? first : second, 'checkIn')),
  );
  const won = rivals.filter(([status]) => status === 200);
  assert.equal(won.length, 2, 'one for each provider');
  for (const outcome of rivals.filter(([status]) => status !== 200)) assert.deepEqual(outcome, repeated);
  const same = await Promise.all(
    Array.from({ length: 6 }, () => check(first, 'checkOut', { clientId: 'same' })),
  );
  for (const outcome of same) assert.deepEqual(outcome, [200, 'successfully_checked_out']);
  assert.equal((await secondsAfterStart()).length, 3);
});
