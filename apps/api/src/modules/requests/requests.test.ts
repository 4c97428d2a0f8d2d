import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { standOf } from '../../testing/bookings/stand-of.ts';
import { newsIn } from '../../testing/news/told-news.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';

const urlOf = (providerId: number | string): string => `/api/v1/${brand.slug}/Event/${providerId}`;

async function openSides(t: TestContext) {
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

test('[S-R02] [A-78] a provider reads the open requests, newest first, with the first name of the host only', async (t) => {
  const { api, provider, list, book } = await openSides(t);
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
  });
  const french = { headers: { ...provider.headers, 'accept-language': 'fr-CA' } };
  const reply = await call(api, 'GET', urlOf(provider.accountId), undefined, french);
  assert.equal(reply.json().payload.items[0].eventType.name, 'Anniversaire');
});

test('[S-R02] only a provider reads requests, the own ones; an operator may look', async (t) => {
  const { api, host, provider, list, book } = await openSides(t);
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

test('[S-R02] [A-67] requests come in pages of twelve, and an id or a page that is none is refused', async (t) => {
  const { api, provider, list, book } = await openSides(t);
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

test('[S-R03] accepting books the provider: line, time and event say so, and the request leaves the list', async (t) => {
  const { api, list, answer, book } = await openSides(t);
  const { eventId, lineIds } = await book();
  assert.deepEqual((await standOf(api, eventId)).event, 'pending');
  assert.deepEqual(outcomeOf(await answer(eventId)), [200, 'event_request_accepted']);
  assert.deepEqual(await standOf(api, eventId), {
    event: 'upcoming',
    lines: [{ kind: 'provider', state: 'accepted', request: 'accepted', time: 'accepted' }],
    refunds: [],
  });
  assert.deepEqual(await list(), { items: [], total: 0 });
  assert.deepEqual(await newsIn(api), [{ what: 'requestAccepted', lineId: lineIds[0] }]);
});

test('[S-R03] [S-R04] declining keeps the reason, frees the time and returns the whole price of the line', async (t) => {
  const { api, list, answer, book, provider } = await openSides(t);
  const other = await signInApproved(api);
  const { eventId, lineIds, startsAtSeconds } = await book({
    providerIds: [provider.accountId, other.accountId],
    hasRecap: true,
  });
  const declined = { isActive: false, reason: '  I am away.  ' };
  assert.deepEqual(outcomeOf(await answer(eventId, declined)), [200, 'event_request_declined']);
  assert.deepEqual(await standOf(api, eventId), {
    event: 'pending',
    lines: [
      { kind: 'provider', state: 'refundPending', request: 'declined', time: 'declined' },
      { kind: 'provider', state: 'requested', request: 'pending', time: 'requested' },
      { kind: 'recap', state: 'paid', request: null, time: null },
    ],
    refunds: [{ reason: 'declined', cents: 13_763 }],
  });
  const { decline_reason: reason } = await api.database
    .selectFrom('order_line')
    .select('decline_reason')
    .where('id', '=', lineIds[0] ?? 0)
    .executeTakeFirstOrThrow();
  assert.equal(reason, 'I am away.');
  assert.deepEqual(await list(), { items: [], total: 0 });
  assert.ok((await newsIn(api)).some(({ what }) => what === 'requestDeclined'));
  await book({ startsAtSeconds });
  assert.equal((await list()).total, 1, 'the time can be booked again');
});

test('[S-R03] [A-27] when the last provider declines, the event is cancelled and its recap goes back too', async (t) => {
  const { api, answer, book } = await openSides(t);
  const { eventId } = await book({ hasRecap: true });
  await answer(eventId, { isActive: false, reason: 'Away' });
  const { event, refunds, lines } = await standOf(api, eventId);
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

test('[S-R03] only the provider who was asked answers; everybody else finds nothing to answer', async (t) => {
  const { api, host, provider, answer, book } = await openSides(t);
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
  assert.equal((await standOf(api, eventId)).event, 'pending');
});

test('[S-R04] a decline without a reason, or with one that is too long, changes nothing', async (t) => {
  const { api, answer, book } = await openSides(t);
  const { eventId } = await book();
  for (const reason of [undefined, null, '', '   '])
    assert.deepEqual(outcomeOf(await answer(eventId, { isActive: false, reason })), [400, 'reason_required']);
  const long = outcomeOf(await answer(eventId, { isActive: false, reason: 'x'.repeat(2001) }));
  assert.deepEqual(long, [400, 'this_field_is_too_long']);
  for (const wrong of [{}, { isActive: 'yes' }, { isActive: 1 }])
    assert.equal((await answer(eventId, wrong)).statusCode, 400);
  assert.equal((await standOf(api, eventId)).lines[0]?.request, 'pending');
  const exactly = await answer(eventId, { isActive: false, reason: 'x'.repeat(2000) });
  assert.equal(exactly.statusCode, 200, exactly.body);
});

test('[S-R06] a request is answered once', async (t) => {
  const { answer, book } = await openSides(t);
  const { eventId } = await book();
  assert.equal((await answer(eventId)).statusCode, 200);
  const again = [409, brandedCodes.actionAlreadyPerformed];
  assert.deepEqual(outcomeOf(await answer(eventId)), again);
  assert.deepEqual(outcomeOf(await answer(eventId, { isActive: false, reason: 'No' })), again);
});
