import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn, signInAgain } from '../../testing/actors.ts';
import { makeAcceptedEvent, setEventStatus } from '../../testing/bookings/make-accepted-event.ts';
import { call } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';

test('[A-62] [A-99] tells operators who is late for an event or came late, until a week after it', async (t) => {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const providers = [
    await signInApproved(api),
    await signInApproved(api),
    await signInApproved(api),
  ] as const;
  const [punctual, late, absent] = providers;
  const providerIds = providers.map(({ accountId }) => accountId);
  const { eventId, startsAtSeconds } = await makeAcceptedEvent(api, { hostId: host.accountId, providerIds });
  const moveTo = (seconds: number) => api.clock.advanceSeconds(seconds - api.clock.nowMs() / 1000);
  const listed = async () => {
    const { headers } = await signIn(api, 'operator');
    const before = api.statements();
    const reply = await call(api, 'GET', '/api/v1/operator/late-check-ins?page=1', undefined, { headers });
    assert.ok(api.statements() - before <= 4);
    return reply
      .json()
      .payload.items.map((item: { eventId: number; providerId: number; checkedInAt: number | null }) => [
        item.eventId,
        item.providerId,
        item.checkedInAt,
      ]);
  };
  const checkIn = async (provider: (typeof providers)[number]) => {
    const { headers } = await signInAgain(api, provider, 'provider');
    const body = { id: eventId, sbUserId: provider.accountId, checkedStatus: 'checkIn' };
    const url = `/api/v1/${brand.slug}/Event/UpdateCheckStatus/${eventId}`;
    assert.equal((await call(api, 'PUT', url, body, { headers })).statusCode, 200);
  };
  moveTo(startsAtSeconds);
  await checkIn(punctual);
  assert.deepEqual(await listed(), [], 'no one is late at the start');
  moveTo(startsAtSeconds + 60);
  await checkIn(late);
  const bothLate = [
    [eventId, late.accountId, startsAtSeconds + 60],
    [eventId, absent.accountId, null],
  ];
  assert.deepEqual(await listed(), bothLate);
  moveTo(startsAtSeconds + 7 * secondsPerDay);
  assert.deepEqual(await listed(), bothLate);
  moveTo(startsAtSeconds + 7 * secondsPerDay + 1);
  assert.deepEqual(await listed(), []);
});

test('[A-62] a cancelled event has no one who is late', async (t) => {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  const booked = { hostId: host.accountId, providerIds: [provider.accountId] };
  const { eventId, startsAtSeconds } = await makeAcceptedEvent(api, booked);
  api.clock.advanceSeconds(startsAtSeconds + 60 - api.clock.nowMs() / 1000);
  const { headers } = await signIn(api, 'operator');
  const count = async () =>
    (await call(api, 'GET', '/api/v1/operator/late-check-ins', undefined, { headers })).json().payload.items
      .length;
  assert.equal(await count(), 1);
  await setEventStatus(api.database, eventId, 'cancel');
  assert.equal(await count(), 0);
});
