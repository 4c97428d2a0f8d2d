import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { call } from '../../../testing/calls.ts';
import { makeDraft, sendDraft } from '../../../testing/drafts/make-draft.ts';
import { createProviders } from '../../../testing/provider-factory.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { listBookingEventsOf } from '../../../testing/bookings/booking-events.ts';

const startsAtSeconds = Date.parse('2026-07-04T10:15-04:00') / 1000;
const northBy = (km: number) => ({ latitude: 43.65 + (km * 180) / (Math.PI * 6371), longitude: -79.38 });
const reaching = (km: number) => ({ travel: { oneHourKm: 1, longerKm: km } });

const suggestedFor = async ({ database }: TestApi, draftId: number): Promise<readonly number[]> => {
  const found = await database
    .selectFrom('suggestion')
    .select('providerId as id')
    .where('eventId', '=', draftId)
    .where('isAgreed', '=', false)
    .orderBy('providerId')
    .execute();
  return found.map(({ id }) => id);
};

test('[I-R02] suggests up to five providers from further away at once, and announces them', async (t) => {
  const api = await openTestApi(t);
  const away = (km: number, longerKm: number) => ({ searchPoint: northBy(km), ...reaching(longerKm) });
  const providers = await createProviders(api.database, [
    ...[15, 15, 15, 15].map((km) => away(km, 10)),
    { ...away(19, 10), averageRating: 3 },
    { ...away(19, 10), averageRating: 5 },
    away(21, 10),
    { ...away(15, 10), booked: [rangeOfHours(startsAtSeconds, 1)] },
    { ...away(15, 10), isActive: false },
  ]);
  const { draftId } = await makeDraft(api);
  assert.deepEqual(await suggestedFor(api, draftId), []);
  await api.jobs.runDue();
  assert.deepEqual(await suggestedFor(api, draftId), [...providers.slice(0, 4), providers[5]]);
  assert.deepEqual(await listBookingEventsOf(api, 'draftSuggested'), [
    { what: 'draftSuggested', eventId: draftId, round: 1 },
  ]);
});

test('[I-R02] repeats the search every hour until a provider is free or the answer is due', async (t) => {
  const api = await openTestApi(t);
  const { draftId } = await makeDraft(api);
  const { draftId: late } = await makeDraft(api, { eventName: 'Late', eventLocation: farAway });
  await api.jobs.runDue();
  assert.deepEqual(await listBookingEventsOf(api, 'draftSuggested'), []);
  const [provider = 0] = await createProviders(api.database, [{}]);
  api.clock.advanceSeconds(secondsPerHour - 1);
  await api.jobs.runDue();
  assert.deepEqual(await suggestedFor(api, draftId), []);
  api.clock.advanceSeconds(1);
  await api.jobs.runDue();
  assert.deepEqual(await suggestedFor(api, draftId), [provider]);
  for (let hour = 1; hour < 23; hour += 1) {
    assert.equal(await searchesLeft(api), 1, `hour ${hour}`);
    api.clock.advanceSeconds(secondsPerHour);
    await api.jobs.runDue();
  }
  assert.equal(await searchesLeft(api), 0, 'the answer is due');
  await createProviders(api.database, [{ home: { latitude: 44.4, longitude: -79.38 } }]);
  api.clock.advanceSeconds(secondsPerHour);
  await api.jobs.runDue();
  assert.deepEqual(await suggestedFor(api, late), []);
});

const farAway = { currentLocation: 'Somewhere, M5V 2T6', latitude: 44.4, longitude: -79.38 };

const searchesLeft = async ({ database }: TestApi): Promise<number> =>
  (await database.selectFrom('job').select('id').where('name', '=', 'search-providers-for-draft').execute())
    .length;

test('keeps the suggestions of an operator, and skips a draft that no longer exists', async (t) => {
  const api = await openTestApi(t);
  const [chosen = 0] = await createProviders(api.database, [{}, {}]);
  const { draftId } = await makeDraft(api);
  const { draftId: closed } = await makeDraft(api, { eventName: 'Closed' });
  await api.database
    .insertInto('suggestion')
    .values({
      eventId: draftId,
      providerId: chosen,
      isAgreed: false,
      suggestedAt: new Date(api.clock.nowMs()),
    })
    .execute();
  await api.database.updateTable('event').set({ status: 'cancel' }).where('id', '=', closed).execute();
  await api.jobs.runDue();
  assert.deepEqual(await suggestedFor(api, draftId), [chosen]);
  assert.deepEqual(await suggestedFor(api, closed), []);
  assert.deepEqual(await listBookingEventsOf(api, 'draftSuggested'), []);
});

test('searches for a changed draft at its new time only, and announces the next round', async (t) => {
  const api = await openTestApi(t);
  const [provider = 0] = await createProviders(api.database, [
    { booked: [rangeOfHours(startsAtSeconds, 3)] },
  ]);
  const { host, draftId } = await makeDraft(api);
  await api.jobs.runDue();
  api.clock.advanceSeconds(60);
  const dayLater = {
    eventDate: Date.parse('2026-07-05') / 1000,
    eventStartTime: startsAtSeconds + 24 * secondsPerHour,
    sbstartTime: startsAtSeconds + 24 * secondsPerHour,
  };
  const moved = await sendDraft(api, host, { id: draftId, ...dayLater });
  assert.equal(moved.statusCode, 200, moved.body);
  await api.jobs.runDue();
  assert.deepEqual(await suggestedFor(api, draftId), [provider]);
  const back = await sendDraft(api, host, { id: draftId });
  assert.equal(back.statusCode, 200, back.body);
  assert.deepEqual(await suggestedFor(api, draftId), []);
  await api.database.updateTable('occupancy').set({ state: 'cancelled' }).execute();
  await api.jobs.runDue();
  assert.deepEqual(
    (await listBookingEventsOf(api, 'draftSuggested')).map(({ round }) => round),
    [1, 2],
  );
  const url = `/api/v1/User/EventSetup/GetDraftEvent/${draftId}`;
  const read = await call(api, 'GET', url, undefined, { headers: host.headers });
  assert.equal(read.json().payload.items.suggestedSBz[0].id, provider);
});
