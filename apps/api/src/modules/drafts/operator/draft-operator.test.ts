import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { makeBooking } from '../../../testing/access/make-booking.ts';
import { signIn } from '../../../testing/actors.ts';
import { auditLines } from '../../../testing/audit-lines.ts';
import { call, outcomeOf } from '../../../testing/calls.ts';
import { draftUrl, makeDraft } from '../../../testing/drafts/make-draft.ts';
import { createProviders } from '../../../testing/provider-factory.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import { listBookingEventsOf } from '../../../testing/bookings/booking-events.ts';

const url = '/api/v1/operator/drafts';
const startsAtSeconds = Date.parse('2026-07-04T10:15-04:00') / 1000;

async function openWithOperator(t: TestContext) {
  const api = await openTestApi(t);
  const operator = await signIn(api, 'operator');
  const suggest = (draftId: number, providers: unknown, { headers } = operator) =>
    call(api, 'PUT', `${url}/${draftId}/providers`, { providers }, { headers });
  const list = async (query = '') => {
    const { headers } = await signIn(api, 'operator');
    return (await call(api, 'GET', url + query, undefined, { headers })).json().payload;
  };
  return { ...api, operator, suggest, list };
}

const asked = (id: number) => ({ id, isAgreed: false });
const agreed = (id: number) => ({ id, isAgreed: true });

test('[I-R02] lists open drafts for operators with their waiting time, those without suggestions first', async (t) => {
  const api = await openWithOperator(t);
  const { host, draftId: first } = await makeDraft(api);
  await api.jobs.runDue();
  api.clock.advanceSeconds(2 * secondsPerHour);
  const { draftId: answered } = await makeDraft(api, { eventName: 'Answered' });
  const [provider = 0] = await createProviders(api.database, [{ firstName: 'Ada' }]);
  await api.jobs.runDue();
  await api.database.deleteFrom('suggestion').where('eventId', '=', first).execute();
  const { draftId: second } = await makeDraft(api, { eventName: 'Second' });
  api.clock.advanceSeconds(23 * secondsPerHour);
  const { items, total } = await api.list();
  assert.equal(total, 3);
  assert.deepEqual(
    items.map(({ id }: { id: number }) => id),
    [first, second, answered],
  );
  const { publicId, ...shown } = items[0];
  assert.match(publicId, /^[A-HJ-NP-Z2-9]{12}$/);
  assert.deepEqual(shown, {
    id: first,
    eventName: 'Reunion',
    eventDate: Date.parse('2026-07-04') / 1000,
    sbStartTime: startsAtSeconds,
    duration: 3,
    currentLocation: '1 King St W, Toronto, ON M5V 2T6',
    postalCode: 'M5V 2T6',
    hostId: host.accountId,
    hostName: 'Robin Test',
    hostEmail: host.email,
    answerUntil: api.clock.nowMs() / 1000 - secondsPerHour,
    secondsLeft: -secondsPerHour,
    providers: [],
  });
  assert.equal(items[1].secondsLeft, secondsPerHour);
  assert.deepEqual(items[2].providers, [{ ...asked(provider), name: 'Ada Rao' }]);
  assert.deepEqual((await api.list('?page=2')).items, []);
});

test('[A-26] replaces the suggestions of a draft and audits the operator', async (t) => {
  const api = await openWithOperator(t);
  const [near = 0, far = 0, third = 0] = await createProviders(api.database, [
    {},
    { home: { latitude: 45, longitude: -79.38 } },
    {},
  ]);
  const { host, draftId } = await makeDraft(api);
  const [one, two] = [[asked(far), agreed(near)], [asked(third)]];
  assert.deepEqual(outcomeOf(await api.suggest(draftId, one)), [200, 'updated_successfully']);
  const read = await call(api, 'GET', draftUrl(draftId), undefined, { headers: host.headers });
  const { Event, suggestedSBz } = read.json().payload.items;
  assert.deepEqual(
    [suggestedSBz, Event.Order.orderItems].map((cards: { id: number }[]) => cards.map(({ id }) => id)),
    [[near, far], [near]],
  );
  assert.equal((await api.suggest(draftId, two)).statusCode, 200);
  assert.equal((await api.suggest(draftId, two)).statusCode, 200, 'the same suggestions again');
  await api.jobs.runDue();
  assert.deepEqual(
    (await listBookingEventsOf(api, 'draftSuggested')).map(({ round }) => round),
    [1, 2],
  );
  const lines = await auditLines(api.database);
  assert.deepEqual(
    lines.map(({ by, action, before, after }) => ({ by, action, before, after })),
    [
      {
        by: api.operator.accountId,
        action: 'suggest',
        before: { providers: [] },
        after: { providers: [agreed(near), asked(far)] },
      },
      {
        by: api.operator.accountId,
        action: 'suggest',
        before: { providers: [agreed(near), asked(far)] },
        after: { providers: two },
      },
    ],
  );
});

test('[A-99] lets only operators suggest providers, and only for a draft', async (t) => {
  const api = await openWithOperator(t);
  const [provider = 0] = await createProviders(api.database, [{}]);
  const { host, draftId } = await makeDraft(api);
  const guest = await call(api, 'PUT', `${url}/${draftId}/providers`, {
    providers: [asked(provider)],
  });
  assert.deepEqual(outcomeOf(guest), [401, 'session_has_expired']);
  assert.deepEqual(outcomeOf(await api.suggest(draftId, [asked(provider)], host)), [403, 'not_allowed']);
  const { eventId } = await makeBooking(api, host.accountId);
  for (const id of [eventId, 2_000_000_000])
    assert.deepEqual(outcomeOf(await api.suggest(id, [asked(provider)])), [404, 'object_does_not_exist']);
});

test('refuses all suggestions when one provider is booked, unknown or listed twice', async (t) => {
  const api = await openWithOperator(t);
  const [free = 0, taken = 0, inactive = 0] = await createProviders(api.database, [
    {},
    { booked: [rangeOfHours(startsAtSeconds, 3)] },
    { isActive: false },
  ]);
  const { draftId } = await makeDraft(api);
  for (const other of [agreed(taken), asked(taken), agreed(inactive), asked(2_000_000_000)])
    assert.deepEqual(outcomeOf(await api.suggest(draftId, [asked(free), other])), [
      404,
      brandedCodes.noProviderAvailable,
    ]);
  for (const wrong of [[], [asked(free), agreed(free)], [{ id: free }], 'all'])
    assert.deepEqual(outcomeOf(await api.suggest(draftId, wrong)), [400, 'invalid_input']);
  assert.deepEqual(await api.database.selectFrom('suggestion').selectAll().execute(), []);
  assert.deepEqual(await auditLines(api.database), []);
});
