import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn, signInAgain } from '../../testing/actors.ts';
import { auditLines } from '../../testing/audit-lines.ts';
import { makeAcceptedEvent, setEventStatus } from '../../testing/bookings/make-accepted-event.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { readEventState } from '../../testing/bookings/read-event-state.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';

const refused = [409, 'action_is_not_possible_now'];
const someoneNotOut = [409, 'someone_not_checkout_from_event'];
const done = [200, 'updated_successfully'];

async function openEnded(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const providers = [await signInApproved(api), await signInApproved(api)] as const;
  const providerIds = providers.map(({ accountId }) => accountId);
  const event = await makeAcceptedEvent(api, { hostId: host.accountId, providerIds, durationHours: 2 });
  const { eventId, startsAtSeconds } = event;
  const moveTo = (seconds: number) => api.clock.advanceSeconds(seconds - api.clock.nowMs() / 1000);
  const complete = async (id = eventId) => {
    const { headers } = await signIn(api, 'operator');
    return outcomeOf(
      await call(api, 'POST', `/api/v1/operator/events/${id}/complete`, undefined, { headers }),
    );
  };
  const checkOut = async (provider: (typeof providers)[number]) => {
    const { headers } = await signInAgain(api, provider, 'provider');
    for (const checkedStatus of ['checkIn', 'checkOut']) {
      const body = { id: eventId, sbUserId: provider.accountId, checkedStatus };
      const url = `/api/v1/${brand.slug}/Event/UpdateCheckStatus/${eventId}`;
      assert.equal((await call(api, 'PUT', url, body, { headers })).statusCode, 200);
    }
  };
  const endsAtSeconds = startsAtSeconds + 2 * secondsPerHour;
  return { api, host, providers, eventId, endsAtSeconds, moveTo, complete, checkOut };
}

test('[T-R08] refuses to complete an event until every accepted provider has checked out', async (t) => {
  const { api, providers, eventId, endsAtSeconds, moveTo, complete, checkOut } = await openEnded(t);
  assert.deepEqual(await complete(), refused, 'not before its end');
  moveTo(endsAtSeconds);
  assert.deepEqual(await complete(), someoneNotOut);
  await checkOut(providers[0]);
  assert.deepEqual(await complete(), someoneNotOut);
  assert.equal((await readEventState(api, eventId)).event, 'upcoming');
  await checkOut(providers[1]);
  assert.equal((await readEventState(api, eventId)).event, 'completed');
  assert.deepEqual(await complete(), done, 'the last check-out has completed it already');
  assert.deepEqual(await auditLines(api.database), [], 'nothing has changed');
});

test('[T-R08] [A-99] completes an event that stayed open, and audits it', async (t) => {
  const { api, providers, eventId, endsAtSeconds, moveTo, complete, checkOut } = await openEnded(t);
  moveTo(endsAtSeconds);
  for (const provider of providers) await checkOut(provider);
  await setEventStatus(api.database, eventId, 'upcoming');
  assert.deepEqual(await complete(), done);
  assert.equal((await readEventState(api, eventId)).event, 'completed');
  const [line, ...others] = await auditLines(api.database);
  assert.deepEqual(others, []);
  assert.deepEqual(
    { ...line, by: undefined },
    {
      by: undefined,
      action: 'complete',
      kind: 'event',
      id: String(eventId),
      before: { status: 'upcoming' },
      after: { status: 'completed' },
    },
  );
  assert.notEqual(line?.by, null);
});

test('[T-R08] [A-27] still names the open check-out of an event that time has completed', async (t) => {
  const { api, providers, eventId, endsAtSeconds, moveTo, complete, checkOut } = await openEnded(t);
  for (const hours of [23, 25]) {
    moveTo(endsAtSeconds + hours * secondsPerHour);
    await api.jobs.runDue();
  }
  assert.equal((await readEventState(api, eventId)).event, 'completed');
  assert.deepEqual(await complete(), someoneNotOut);
  for (const provider of providers) await checkOut(provider);
  assert.deepEqual(await complete(), done);
});

test('refuses an event with an open request, a cancelled and an unknown one', async (t) => {
  const { api, host, providers, eventId, endsAtSeconds, moveTo, complete } = await openEnded(t);
  const asked = await makePaidEvent(api, {
    hostId: host.accountId,
    providerIds: [providers[0].accountId],
    startsAtSeconds: endsAtSeconds + 3 * secondsPerHour,
  });
  moveTo(endsAtSeconds + 9 * secondsPerHour);
  assert.deepEqual(await complete(asked.eventId), refused);
  await setEventStatus(api.database, eventId, 'cancel');
  assert.deepEqual(await complete(), refused);
  assert.deepEqual(await complete(2_147_483_647), [404, 'object_does_not_exist']);
  assert.deepEqual(await auditLines(api.database), []);
});
