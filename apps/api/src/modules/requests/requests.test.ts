import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { EventRequest } from '@repo/contracts/requests/event-requests';
import { brand } from '@repo/domain/brand';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn, signInAgain } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { readEventState } from '../../testing/bookings/read-event-state.ts';
import { listBookingEvents } from '../../testing/bookings/booking-events.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';

type Shown = Pick<EventRequest, 'id' | 'payEstimate' | 'distance'>;

const urlOf = (providerId: number | string): string => `/api/v1/${brand.slug}/Event/${providerId}`;

async function openHostAndProvider(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  const list = async (by: TestActor = provider, query = '') => {
    const reply = await call(api, 'GET', `${urlOf(provider.accountId)}${query}`, undefined, by);
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().payload;
  };
  const answer = (eventId: number, said: object = { isActive: true }, by: TestActor = provider) =>
    call(api, 'PUT', urlOf(by.accountId), { Id: by.accountId, EventId: eventId, ...said }, by);
  const book = (changes: object = {}) =>
    makePaidEvent(api, { hostId: host.accountId, providerIds: [provider.accountId], ...changes });
  return { api, host, provider, list, answer, book };
}

test('[S-R02] [A-78] lists open requests, the newest first, with only the first name of the host', async (t) => {
  const { api, provider, list, book } = await openHostAndProvider(t);
  const first = await book({ name: 'First' });
  api.clock.advanceSeconds(60);
  const second = await book({ name: 'Second', startsAtSeconds: first.startsAtSeconds + 86_400 });
  const before = api.statements();
  const { items, total } = await list();
  assert.ok(api.statements() - before <= 4);
  assert.equal(total, 2);
  assert.deepEqual(
    items.map(({ eventName }: { eventName: string }) => eventName),
    ['Second', 'First'],
  );
  const [{ timeline, ...shown }] = items;
  assert.equal(timeline, undefined);
  assert.deepEqual(shown, {
    id: second.eventId,
    publicId: second.publicId,
    eventName: 'Second',
    eventDate: Date.UTC(2026, 5, 26) / 1000,
    eventType: { name: 'Birthday' },
    duration: 2,
    eventStartTime: second.startsAtSeconds,
    sbstartTime: second.startsAtSeconds,
    eventLocation: [{ currentLocation: '1 King St W, Toronto' }],
    user: { firstName: 'Robin' },
    deadline: api.clock.nowMs() / 1000 + 24 * secondsPerHour,
    payEstimate: 116,
    distance: 0,
  });
  const french = { headers: { ...provider.headers, 'accept-language': 'fr-CA' } };
  const reply = await call(api, 'GET', urlOf(provider.accountId), undefined, french);
  assert.equal(reply.json().payload.items[0].eventType.name, 'Anniversaire');
});

test('[S-R02] a request says what it pays and how far it is from the home', async (t) => {
  const { api, list, book } = await openHostAndProvider(t);
  const { eventId } = await book({ durationHours: 1 });
  await api.database.updateTable('event').set({ latitude: 43.68 }).where('id', '=', eventId).execute();
  const later = await book({
    startsAtSeconds: api.clock.nowMs() / 1000 + 400 * secondsPerHour,
    durationHours: 5,
  });
  const { items } = await list();
  const shown = items.map(({ id, payEstimate, distance }: Shown) => [id, payEstimate, distance]);
  assert.deepEqual(shown, [
    [later.eventId, 290, 0],
    [eventId, 116, 3.3],
  ]);
});

test('[S-R02] lets only a provider read the own requests, and operators read all', async (t) => {
  const { api, host, provider, list, book } = await openHostAndProvider(t);
  await book();
  const asks = async (headers: Record<string, string>) =>
    outcomeOf(await call(api, 'GET', urlOf(provider.accountId), undefined, { headers }));
  assert.deepEqual(await asks({}), [401, 'session_has_expired']);
  assert.deepEqual(await asks(host.headers), [403, 'not_allowed']);
  const other = await signInApproved(api);
  assert.deepEqual(await asks(other.headers), [404, 'object_does_not_exist']);
  const operator = await signIn(api, 'operator');
  assert.deepEqual(await list(operator), await list());
});

test('[S-R02] [A-67] lists requests in pages of twelve, and refuses an invalid id or page', async (t) => {
  const { api, provider, list, book } = await openHostAndProvider(t);
  const { startsAtSeconds } = await book();
  for (let day = 1; day <= 12; day += 1)
    await book({ startsAtSeconds: startsAtSeconds + day * 24 * secondsPerHour });
  const firstPage = await list(provider, '?page=1');
  for (const page of ['?page=1', '?page=2']) {
    const before = api.statements();
    await list(provider, page);
    assert.equal(api.statements() - before, 2, page);
  }
  assert.equal((await list(provider, '?page=2')).items.length, 1);
  assert.deepEqual([firstPage.items.length, firstPage.total], [12, 13]);
  assert.deepEqual(await list(provider, '?page=3'), { items: [], total: 13 });
  assert.equal((await list()).items.length, 13);
  for (const url of [`${urlOf(provider.accountId)}?page=0`, urlOf('x')])
    assert.equal((await call(api, 'GET', url, undefined, provider)).statusCode, 400, url);
});

test('[S-R03] accepting books the provider in line, slot and event, and removes the request from the list', async (t) => {
  const { api, list, answer, book } = await openHostAndProvider(t);
  const { eventId, lineIds } = await book();
  assert.deepEqual((await readEventState(api, eventId)).event, 'pending');
  assert.deepEqual(outcomeOf(await answer(eventId)), [200, 'event_request_accepted']);
  assert.deepEqual(await readEventState(api, eventId), {
    event: 'upcoming',
    lines: [{ kind: 'provider', state: 'accepted', request: 'accepted', time: 'accepted' }],
    refunds: [],
  });
  assert.deepEqual(await list(), { items: [], total: 0 });
  assert.deepEqual(await listBookingEvents(api), [{ what: 'requestAccepted', lineId: lineIds[0] }]);
});

test('[S-R03] [S-R04] declining stores the reason, frees the slot and refunds the line in full', async (t) => {
  const { api, list, answer, book, provider } = await openHostAndProvider(t);
  const other = await signInApproved(api);
  const { eventId, lineIds, startsAtSeconds } = await book({
    providerIds: [provider.accountId, other.accountId],
    hasRecap: true,
  });
  const declined = { isActive: false, reason: '  I am away.  ' };
  assert.deepEqual(outcomeOf(await answer(eventId, declined)), [200, 'event_request_declined']);
  assert.deepEqual(await readEventState(api, eventId), {
    event: 'pending',
    lines: [
      { kind: 'provider', state: 'refundPending', request: 'declined', time: 'declined' },
      { kind: 'provider', state: 'requested', request: 'pending', time: 'requested' },
      { kind: 'recap', state: 'paid', request: null, time: null },
    ],
    refunds: [{ reason: 'declined', cents: 13_763 }],
  });
  const { declineReason: reason } = await api.database
    .selectFrom('orderLine')
    .select('declineReason')
    .where('id', '=', lineIds[0] ?? 0)
    .executeTakeFirstOrThrow();
  assert.equal(reason, 'I am away.');
  assert.deepEqual(await list(), { items: [], total: 0 });
  assert.ok((await listBookingEvents(api)).some(({ what }) => what === 'requestDeclined'));
  await book({ startsAtSeconds });
  assert.equal((await list()).total, 1, 'the slot can be booked again');
});

test('[S-R03] [A-27] cancels the event and refunds its recap when the last provider declines', async (t) => {
  const { api, answer, book } = await openHostAndProvider(t);
  const { eventId } = await book({ hasRecap: true });
  await answer(eventId, { isActive: false, reason: 'Away' });
  const { event, refunds, lines } = await readEventState(api, eventId);
  assert.equal(event, 'cancel');
  assert.equal(
    refunds.reduce((sum, { cents }) => sum + cents, 0),
    13_763 + 8899,
  );
  assert.deepEqual(
    lines.map(({ state }) => state),
    ['refundPending', 'refundPending'],
  );
});

test('[S-R03] lets only the requested provider answer, and refuses others with 404', async (t) => {
  const { api, host, provider, answer, book } = await openHostAndProvider(t);
  const { eventId } = await book();
  const url = urlOf(provider.accountId);
  const body = { Id: provider.accountId, EventId: eventId, isActive: true };
  const tries = async (headers: Record<string, string>, given: object = body, at = url) =>
    outcomeOf(await call(api, 'PUT', at, given, { headers }));
  assert.deepEqual(await tries({}), [401, 'session_has_expired']);
  assert.deepEqual(await tries(host.headers), [403, 'not_allowed']);
  assert.deepEqual(await tries((await signIn(api, 'operator')).headers), [403, 'not_allowed']);
  const other = await signInApproved(api);
  const nothing = [404, 'object_does_not_exist'];
  assert.deepEqual(outcomeOf(await answer(eventId, { isActive: true }, other)), nothing);
  assert.deepEqual(await tries(other.headers), nothing);
  assert.deepEqual(await tries(provider.headers, { ...body, Id: other.accountId }), nothing);
  assert.deepEqual(await tries(provider.headers, { ...body, EventId: 999_999 }), nothing);
  assert.equal((await readEventState(api, eventId)).event, 'pending');
});

test('[S-R02] [A-103] says what became of a request by the time of the server, and to its provider alone', async (t) => {
  const { api, host, provider, answer, book } = await openHostAndProvider(t);
  let by = provider;
  const ask = (eventId: number) =>
    call(api, 'GET', `${urlOf(provider.accountId)}/Request/${eventId}`, undefined, by);
  const told = async (eventId: number): Promise<unknown> => {
    const { eventName, ...state } = (await ask(eventId)).json().payload.items;
    assert.equal(eventName, 'Party');
    return state;
  };
  const first = await book();
  const bookOn = (day: number) =>
    book({ startsAtSeconds: first.startsAtSeconds + day * 24 * secondsPerHour });
  const [declined, cancelled, overdue] = [await bookOn(1), await bookOn(2), await bookOn(3)];
  assert.deepEqual(await told(first.eventId), { state: 'pending' });
  await answer(first.eventId);
  await answer(declined.eventId, { isActive: false, reason: 'I’m unwell.' });
  const { eventId, orderId } = cancelled;
  const refund = { eventId, orderId, userId: host.accountId };
  assert.equal((await call(api, 'POST', '/api/Stripe/CreateRefund', refund, host)).statusCode, 200);
  // No job has ended it yet.
  api.clock.advanceSeconds(24 * secondsPerHour);
  by = await signInAgain(api, provider, 'provider');
  const before = api.statements();
  assert.deepEqual(await told(overdue.eventId), { state: 'expired' });
  assert.ok(api.statements() - before <= 4);
  assert.deepEqual(await told(first.eventId), { state: 'accepted' });
  assert.deepEqual(await told(declined.eventId), { state: 'declined' });
  assert.deepEqual(await told(eventId), { state: 'cancelled' });
  const nothing = [404, 'object_does_not_exist'];
  assert.deepEqual(outcomeOf(await ask(999_999)), nothing);
  by = await signInApproved(api);
  assert.deepEqual(outcomeOf(await ask(first.eventId)), nothing);
});

test('[S-R04] refuses a decline without a reason, or with one that is too long', async (t) => {
  const { api, answer, book } = await openHostAndProvider(t);
  const { eventId } = await book();
  for (const reason of [undefined, null, '', '   '])
    assert.deepEqual(outcomeOf(await answer(eventId, { isActive: false, reason })), [400, 'reason_required']);
  const long = outcomeOf(await answer(eventId, { isActive: false, reason: 'x'.repeat(2001) }));
  assert.deepEqual(long, [400, 'this_field_is_too_long']);
  for (const wrong of [{}, { isActive: 'yes' }, { isActive: 1 }])
    assert.equal((await answer(eventId, wrong)).statusCode, 400);
  assert.equal((await readEventState(api, eventId)).lines[0]?.request, 'pending');
  const exactly = await answer(eventId, { isActive: false, reason: 'x'.repeat(2000) });
  assert.equal(exactly.statusCode, 200, exactly.body);
});

test('[S-R04] [Z-R01] refuses a reason of ten megabytes in the envelope, and leaves the request open', async (t) => {
  const { api, answer, book } = await openHostAndProvider(t);
  const { eventId } = await book();
  const reply = await answer(eventId, { isActive: false, reason: 'x'.repeat(10 * 1024 * 1024) });
  assert.equal(reply.statusCode, 413);
  const { message, ...envelope } = reply.json();
  assert.deepEqual(envelope, { status: 1, errors: ['request_too_large'], payload: { items: null } });
  assert.notEqual(message, '');
  assert.equal((await readEventState(api, eventId)).lines[0]?.request, 'pending');
});

test('[S-R06] refuses a second answer', async (t) => {
  const { answer, book } = await openHostAndProvider(t);
  const { eventId } = await book();
  assert.equal((await answer(eventId)).statusCode, 200);
  const again = [409, brandedCodes.actionAlreadyPerformed];
  assert.deepEqual(outcomeOf(await answer(eventId)), again);
  assert.deepEqual(outcomeOf(await answer(eventId, { isActive: false, reason: 'No' })), again);
});

test('[S-R03] [S-R04] accepting takes seven statements and declining with its refund seventeen, however many providers were asked', async (t) => {
  const { api, provider, answer, book } = await openHostAndProvider(t);
  const others = await Promise.all([1, 2, 3, 4].map(() => signInApproved(api)));
  const statementsOf = async (providers: readonly TestActor[], day: number, said: object) => {
    const providerIds = providers.map(({ accountId }) => accountId);
    const startsAtSeconds = api.clock.nowMs() / 1000 + (10 + day) * 24 * secondsPerHour;
    const { eventId } = await book({ providerIds, startsAtSeconds });
    const before = api.statements();
    const reply = await answer(eventId, said);
    assert.equal(reply.statusCode, 200, reply.body);
    return api.statements() - before;
  };
  const declines = { isActive: false, reason: 'Away' };
  const [few, many] = [
    [provider, ...others.slice(0, 1)],
    [provider, ...others],
  ];
  // The first call of an account also reads its session.
  await statementsOf(few, 0, { isActive: true });
  const counts = [];
  for (const [index, providers] of [few, many].entries())
    counts.push([
      await statementsOf(providers, 2 * index + 1, { isActive: true }),
      await statementsOf(providers, 2 * index + 2, declines),
    ]);
  assert.deepEqual(counts, [
    [7, 17],
    [7, 17],
  ]);
});
