import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { EventToBookAgain } from '@repo/contracts/events/book-again';
import { signIn } from '../../testing/actors.ts';
import { setEventStatus } from '../../testing/bookings/make-accepted-event.ts';
import { makeAcceptedEvent } from '../../testing/bookings/make-accepted-event.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { createProviders } from '../../testing/provider-factory.ts';
import { openTestApi } from '../../testing/test-api.ts';

/** Opens a completed event with two providers. */
async function openCompleted(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const providerIds = await createProviders(api.database, [{}, {}]);
  const event = await makeAcceptedEvent(api, { hostId: host.accountId, providerIds });
  await setEventStatus(api.database, event.eventId, 'completed');
  const ask = (
    headers: Readonly<Record<string, string>> = host.headers,
    id: number | string = event.eventId,
  ) => call(api, 'GET', `/api/v1/User/EventSetup/BookAgain/${id}`, undefined, { headers });
  const read = async (): Promise<EventToBookAgain> => {
    const reply = await ask();
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().payload.items;
  };
  return { api, host, providerIds, event, ask, read };
}

test('[J-R06] returns what was booked and the providers who came, with their current cards', async (t) => {
  const { api, providerIds, event, read } = await openCompleted(t);
  const [first = 0] = providerIds;
  await api.database
    .updateTable('provider')
    .set({ hourlyRateCents: 7000 })
    .where('accountId', '=', first)
    .execute();
  const found = await read();
  const { providers, ...details } = found;
  assert.deepEqual(details, {
    eventName: 'Party',
    eventStartTime: event.startsAtSeconds,
    sbstartTime: event.startsAtSeconds,
    duration: 2,
    eventTypeId: details.eventTypeId,
    eventLocation: details.eventLocation,
    postalCode: details.postalCode,
    apartment: details.apartment,
    additionalNotes: details.additionalNotes,
    contactname: details.contactname,
    phoneNumber: details.phoneNumber,
    isConsentForMarketing: details.isConsentForMarketing,
    isGallerySharedPermission: details.isGallerySharedPermission,
    EventQuestionAnswers: details.EventQuestionAnswers,
    unavailable: [],
  });
  assert.equal(details.eventLocation.currentLocation, '1 King St W, Toronto');
  assert.deepEqual(
    providers.map(({ id, hourlyRate }) => [id, hourlyRate]),
    [
      [first, 70],
      [providerIds[1], 58],
    ],
  );
  assert.ok((providers[0]?.sbportfolioGalleries.length ?? 0) >= 6);
});

test('[J-R06] names a provider who can no longer be booked, and none who declined', async (t) => {
  const { api, providerIds, event, read } = await openCompleted(t);
  const [first = 0, second = 0] = providerIds;
  await api.database.updateTable('account').set({ isActive: false }).where('id', '=', first).execute();
  const { providers, unavailable } = await read();
  assert.deepEqual([providers.map(({ id }) => id), unavailable], [[second], ['Maya']]);
  await api.database
    .updateTable('orderLine')
    .set({ request: 'declined' })
    .where('id', '=', event.lineIds[1] ?? 0)
    .execute();
  assert.deepEqual((await read()).providers, []);
});

test('[J-R06] returns the providers of a cancelled event', async (t) => {
  const { api, providerIds, event, read } = await openCompleted(t);
  await setEventStatus(api.database, event.eventId, 'cancel');
  await api.database
    .updateTable('orderLine')
    .set({ request: 'cancelled' })
    .where('id', 'in', [...event.lineIds])
    .execute();
  assert.deepEqual(
    (await read()).providers.map(({ id }) => id),
    providerIds,
  );
});

test('[A-50] returns an event that is over, to its host alone', async (t) => {
  const { api, providerIds, event, ask } = await openCompleted(t);
  assert.deepEqual(outcomeOf(await ask({})), [401, 'session_has_expired']);
  const provider = await signIn(api, 'provider', providerIds[0]);
  assert.deepEqual(outcomeOf(await ask(provider.headers)), [403, 'not_allowed']);
  const stranger = await signIn(api, 'host');
  assert.deepEqual(outcomeOf(await ask(stranger.headers)), [404, 'object_does_not_exist']);
  assert.deepEqual(outcomeOf(await ask(undefined, 'x')), [400, 'invalid_input']);
  await setEventStatus(api.database, event.eventId, 'upcoming');
  assert.deepEqual(outcomeOf(await ask()), [409, 'action_is_not_possible_now']);
});
