import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn } from '../../testing/actors.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import type { PaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { readEventState } from '../../testing/bookings/read-event-state.ts';
import { listBookingEvents } from '../../testing/bookings/booking-events.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { bookingEventRecorder } from '../booking-events/booking-events.module.ts';
import { answerEventRequest } from './answer-event-request.ts';
import { expireRequest } from './expire-request.ts';

async function openHostAndProvider(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  const answer = async ({ eventId }: PaidEvent, said: object) => {
    const url = `/api/v1/${brand.slug}/Event/${provider.accountId}`;
    return outcomeOf(await call(api, 'PUT', url, { EventId: eventId, ...said }, provider));
  };
  const accept = (event: PaidEvent) => answer(event, { isActive: true });
  const decline = (event: PaidEvent) => answer(event, { isActive: false, reason: 'Away' });
  const book = (changes: object = {}) =>
    makePaidEvent(api, { hostId: host.accountId, providerIds: [provider.accountId], ...changes });
  return { api, host, providerId: provider.accountId, accept, decline, book };
}

type Outcome = readonly [number, string];

const times = <Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const done = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.filter(([status]) => status === 200).map(([, key]) => key);

const others = (outcomes: readonly Outcome[]): readonly string[] => [
  ...new Set(outcomes.filter(([status]) => status !== 200).map(([status, key]) => `${status} ${key}`)),
];

const repeated = `409 ${brandedCodes.actionAlreadyPerformed}`;
const booked = { kind: 'provider', state: 'accepted', request: 'accepted', time: 'accepted' };

test('[S-R06] [FF-1] counts and announces one of twenty concurrent acceptances', async (t) => {
  const { api, accept, book } = await openHostAndProvider(t);
  const event = await book();
  const outcomes = await times(20, () => accept(event));
  assert.deepEqual(done(outcomes), ['event_request_accepted']);
  assert.deepEqual(others(outcomes), [repeated]);
  assert.deepEqual(await readEventState(api, event.eventId), {
    event: 'upcoming',
    lines: [booked],
    refunds: [],
  });
  assert.equal((await listBookingEvents(api)).length, 1);
});

test('[S-R06] [FF-1] counts one of concurrent acceptances and declines', async (t) => {
  const { api, accept, decline, book } = await openHostAndProvider(t);
  const event = await book();
  const outcomes = await times(20, (index) => (index % 2 === 0 ? accept(event) : decline(event)));
  assert.equal(done(outcomes).length, 1);
  assert.deepEqual(others(outcomes), [repeated]);
  const { lines, refunds } = await readEventState(api, event.eventId);
  const isBooked = done(outcomes)[0] === 'event_request_accepted';
  assert.deepEqual(
    [lines[0]?.request, lines[0]?.time, refunds.length],
    isBooked ? ['accepted', 'accepted', 0] : ['declined', 'declined', 1],
  );
});

test('[A-25] [FF-1] an acceptance at the deadline ends in a booking or an expiry, never in both', async (t) => {
  const { api, providerId, book } = await openHostAndProvider(t);
  const { eventId, lineIds } = await book();
  const [lineId = 0] = lineIds;
  // Each caller has its own clock, so that each one is within its own deadline.
  const depsAt = (passedSeconds: number) => ({
    database: api.database,
    jobs: api.jobs,
    recordBookingEvent: bookingEventRecorder(api.jobs),
    clock: { nowMs: () => api.clock.nowMs() + passedSeconds * 1000 },
  });
  const [early, late] = [depsAt(0), depsAt(24 * secondsPerHour)];
  const acceptance = { eventId, answer: { accepts: true } } as const;
  const answers = await times(20, async (index) => {
    if (index % 2 === 0) return answerEventRequest(early, { accountId: providerId }, acceptance);
    await expireRequest(late, { eventId, lineId });
    return undefined;
  });
  const accepted = answers.filter((answer) => answer?.ok === true).length;
  const { lines, refunds } = await readEventState(api, eventId);
  assert.ok(accepted <= 1);
  assert.deepEqual(
    [lines[0]?.request, lines[0]?.time, refunds.length],
    accepted === 1 ? ['accepted', 'accepted', 0] : ['expired', 'expired', 1],
  );
  assert.equal(
    (await listBookingEvents(api)).filter((news) => 'lineId' in news && news.lineId === lineId).length,
    1,
  );
});

test('[FF-1] [FF-24] acceptances during a cancellation leave the event cancelled and refunded once', async (t) => {
  const { api, host, accept, book } = await openHostAndProvider(t);
  const event = await book();
  const { eventId, orderId } = event;
  const cancel = async (): Promise<Outcome> =>
    outcomeOf(
      await call(api, 'POST', '/api/Stripe/CreateRefund', { eventId, orderId, userId: host.accountId }, host),
    );
  const outcomes = await times(20, (index) => (index % 2 === 0 ? accept(event) : cancel()));
  const acceptances = outcomes.filter((_, index) => index % 2 === 0);
  const cancellings = outcomes.filter((_, index) => index % 2 === 1);
  assert.ok(done(acceptances).length <= 1);
  assert.deepEqual(done(cancellings), ['event_cancel_successfully']);
  const { event: status, lines, refunds } = await readEventState(api, eventId);
  assert.equal(status, 'cancel');
  assert.deepEqual([lines[0]?.request, lines[0]?.time], ['cancelled', 'cancelled']);
  assert.deepEqual(refunds, [{ reason: 'hostCancelled', cents: 13_763 }]);
});

test('[FF-1] books one of two paid hosts for a slot, and refunds the other one with the reason', async (t) => {
  const { api, accept, book } = await openHostAndProvider(t);
  const first = await book();
  await api.database.updateTable('occupancy').set({ state: 'expired' }).execute();
  const second = await book({ startsAtSeconds: first.startsAtSeconds });
  await api.database.updateTable('occupancy').set({ state: 'expired' }).execute();
  const outcomes = await times(20, (index) => accept(index % 2 === 0 ? first : second));
  assert.deepEqual(done(outcomes), ['event_request_accepted']);
  assert.deepEqual(others(outcomes).toSorted(), ['409 event_already_booked', repeated].toSorted());
  const stands = [await readEventState(api, first.eventId), await readEventState(api, second.eventId)];
  const winner = stands.find(({ event }) => event === 'upcoming');
  const loser = stands.find(({ event }) => event === 'cancel');
  assert.deepEqual(winner, { event: 'upcoming', lines: [booked], refunds: [] });
  assert.equal(loser?.lines[0]?.request, 'cancelled');
  assert.deepEqual(loser?.refunds, [{ reason: 'slotTaken', cents: 13_763 }]);
});
