import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn } from '../../testing/actors.ts';
import { makeAddition } from '../../testing/bookings/make-addition.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import type { PaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { readEventState } from '../../testing/bookings/read-event-state.ts';
import { call } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';

const dayAfterEnd = (24 + 2) * secondsPerHour;

async function openHostAndProvider(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  const book = async (changes: object = {}) => {
    const event = await makePaidEvent(api, {
      hostId: host.accountId,
      providerIds: [provider.accountId],
      ...changes,
    });
    const url = `/api/v1/${brand.slug}/Event/${provider.accountId}`;
    const accepted = await call(api, 'PUT', url, { EventId: event.eventId, isActive: true }, provider);
    assert.equal(accepted.statusCode, 200, accepted.body);
    return event;
  };
  const statusOf = async ({ eventId }: PaidEvent) => (await readEventState(api, eventId)).event;
  const moveTo = async (seconds: number) => {
    api.clock.advanceSeconds(seconds - api.clock.nowMs() / 1000);
    await api.jobs.runDue();
  };
  return { api, host, provider, book, statusOf, moveTo };
}

test('[A-27] [Z-R13] completes an event a day after its end, also without check-outs', async (t) => {
  const { api, book, statusOf, moveTo } = await openHostAndProvider(t);
  const event = await book();
  const next = await book({ startsAtSeconds: event.startsAtSeconds + 6 * secondsPerHour });
  const over = event.startsAtSeconds + dayAfterEnd;
  await moveTo(over - 600);
  assert.deepEqual([await statusOf(event), await statusOf(next)], ['upcoming', 'upcoming']);
  await moveTo(over);
  assert.deepEqual([await statusOf(event), await statusOf(next)], ['completed', 'upcoming']);
  const { statusChangedAt: changedAt } = await api.database
    .selectFrom('event')
    .select('statusChangedAt')
    .where('id', '=', event.eventId)
    .executeTakeFirstOrThrow();
  assert.equal(changedAt.getTime() / 1000, over);
  await moveTo(over + 6 * secondsPerHour);
  assert.equal(await statusOf(next), 'completed');
});

test('[A-27] [A-32] an extension delays the completion of an event', async (t) => {
  const { api, host, provider, book, statusOf, moveTo } = await openHostAndProvider(t);
  const event = await book();
  const [bookingLineId = 0] = event.lineIds;
  const booked = { eventId: event.eventId, hostId: host.accountId, providerId: provider.accountId };
  await makeAddition(api, { ...booked, kind: 'extension', bookingLineId, extraHours: 3 });
  await moveTo(event.startsAtSeconds + dayAfterEnd + 3 * secondsPerHour - 600);
  assert.equal(await statusOf(event), 'upcoming');
  await moveTo(event.startsAtSeconds + dayAfterEnd + 3 * secondsPerHour);
  assert.equal(await statusOf(event), 'completed');
});

test('[A-27] a cancelled event stays cancelled', async (t) => {
  const { api, book, statusOf, moveTo } = await openHostAndProvider(t);
  const event = await book();
  await api.database.updateTable('event').set({ status: 'cancel' }).where('id', '=', event.eventId).execute();
  await moveTo(event.startsAtSeconds + dayAfterEnd);
  assert.equal(await statusOf(event), 'cancel');
});
