import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn } from '../../testing/actors.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { readEventState } from '../../testing/bookings/read-event-state.ts';
import { listBookingEventsOf } from '../../testing/bookings/booking-events.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';

async function openHostAndProvider(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  const book = (changes: object = {}) =>
    makePaidEvent(api, { hostId: host.accountId, providerIds: [provider.accountId], ...changes });
  const requestOf = async (eventId: number) => (await readEventState(api, eventId)).lines[0]?.request;
  return { api, provider, book, requestOf };
}

test('[A-25] expires a request after 24 hours, frees its slot and refunds it', async (t) => {
  const { api, book, requestOf } = await openHostAndProvider(t);
  const { eventId, lineIds } = await book({ hasRecap: true });
  api.clock.advanceSeconds(24 * secondsPerHour - 1);
  await api.jobs.runDue();
  assert.equal(await requestOf(eventId), 'pending');
  api.clock.advanceSeconds(1);
  await api.jobs.runDue();
  const { event, lines, refunds } = await readEventState(api, eventId);
  assert.equal(event, 'cancel');
  assert.deepEqual(lines[0], {
    kind: 'provider',
    state: 'refundPending',
    request: 'expired',
    time: 'expired',
  });
  assert.deepEqual([...new Set(refunds.map(({ reason }) => reason))], ['expired']);
  assert.equal(
    refunds.reduce((sum, { cents }) => sum + cents, 0),
    13_763 + 8899,
  );
  const recorded = await listBookingEventsOf(api, 'requestExpired');
  assert.ok(recorded.some(({ lineId }) => lineId === lineIds[0]));
});

test('[A-25] expires a request after 4 hours when the event is less than 48 hours away, or at its start', async (t) => {
  const { api, book, requestOf } = await openHostAndProvider(t);
  const now = api.clock.nowMs() / 1000;
  const soon = await book({ startsAtSeconds: now + 47 * secondsPerHour });
  const verySoon = await book({ startsAtSeconds: now + secondsPerHour });
  const later = await book({ startsAtSeconds: now + 52 * secondsPerHour });
  const expectAfter = async (hours: number, expected: readonly unknown[]) => {
    api.clock.advanceSeconds(hours * secondsPerHour);
    await api.jobs.runDue();
    const all = [verySoon, soon, later].map(({ eventId }) => requestOf(eventId));
    assert.deepEqual(await Promise.all(all), expected);
  };
  await expectAfter(1, ['expired', 'pending', 'pending']);
  await expectAfter(3, ['expired', 'expired', 'pending']);
  await expectAfter(20, ['expired', 'expired', 'expired']);
});

test('[A-25] refuses an answer after the deadline, also before the request is expired', async (t) => {
  const { api, provider, book, requestOf } = await openHostAndProvider(t);
  const { eventId } = await book({ startsAtSeconds: api.clock.nowMs() / 1000 + 60 });
  api.clock.advanceSeconds(60);
  const url = `/api/v1/${brand.slug}/Event/${provider.accountId}`;
  const open = await call(api, 'GET', url, undefined, provider);
  assert.deepEqual(open.json().payload, { items: [], total: 0 });
  const body = { Id: provider.accountId, EventId: eventId, isActive: true };
  const late = [409, 'event_request_has_expired'];
  assert.deepEqual(outcomeOf(await call(api, 'PUT', url, body, provider)), late);
  assert.equal(await requestOf(eventId), 'pending');
  await api.jobs.runDue();
  assert.equal(await requestOf(eventId), 'expired');
  assert.deepEqual(outcomeOf(await call(api, 'PUT', url, body, provider)), late);
});

test('[A-25] expires requests without a job by the sweep, and skips answered ones', async (t) => {
  const { api, provider, book, requestOf } = await openHostAndProvider(t);
  const lost = await book();
  const answered = await book({ startsAtSeconds: lost.startsAtSeconds + 86_400 });
  const url = `/api/v1/${brand.slug}/Event/${provider.accountId}`;
  const accepted = await call(api, 'PUT', url, { EventId: answered.eventId, isActive: true }, provider);
  assert.equal(accepted.statusCode, 200, accepted.body);
  await api.jobs.runDue();
  await api.database.deleteFrom('job').where('name', '=', 'expire-request').execute();
  api.clock.advanceSeconds(24 * secondsPerHour + 300);
  await api.jobs.runDue();
  assert.equal(await requestOf(lost.eventId), 'expired');
  assert.equal(await requestOf(answered.eventId), 'accepted');
  assert.equal((await readEventState(api, lost.eventId)).refunds.length, 1);
});

test('[A-26] books a provider who agreed to the draft at once, and sends requests to the others', async (t) => {
  const { api, provider, book } = await openHostAndProvider(t);
  const other = await signInApproved(api);
  const providerIds = [provider.accountId, other.accountId];
  const mixed = await book({ providerIds, agreedIds: [other.accountId] });
  const asked = { kind: 'provider', state: 'requested', request: 'pending', time: 'requested' };
  const booked = { kind: 'provider', state: 'accepted', request: 'accepted', time: 'accepted' };
  assert.deepEqual(await readEventState(api, mixed.eventId), {
    event: 'pending',
    lines: [asked, booked],
    refunds: [],
  });
  const startsAtSeconds = mixed.startsAtSeconds + 86_400;
  const agreed = await book({ providerIds, agreedIds: providerIds, startsAtSeconds });
  assert.deepEqual(await readEventState(api, agreed.eventId), {
    event: 'upcoming',
    lines: [booked, booked],
    refunds: [],
  });
});
