import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { makeBooking } from '../../../testing/access/make-booking.ts';
import { signIn } from '../../../testing/actors.ts';
import { call } from '../../../testing/calls.ts';
import { draftUrl } from '../../../testing/drafts/make-draft.ts';
import { createProviders } from '../../../testing/provider-factory.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import { listBookingEventsOf } from '../../../testing/bookings/booking-events.ts';
import { offerReplacements } from '../drafts.module.ts';

const hour = 3600;

/** Opens a booking whose only provider has declined, and other providers. */
async function openDeclined(t: TestContext, others: Parameters<typeof createProviders>[1]) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const { eventId } = await makeBooking(api, host.accountId);
  const line = await api.database
    .updateTable('orderLine')
    .set({ request: 'declined', state: 'declined', declineReason: 'Ill' })
    .returning(['id', 'providerId'])
    .executeTakeFirstOrThrow();
  const { id: notes } = await api.database
    .updateTable('event')
    .set({ status: 'cancel', notes: 'Ring twice', isMarketingAllowed: false })
    .where('id', '=', eventId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.database
    .insertInto('eventAnswer')
    .values({ eventId: notes, questionTypeId: 5, answer: 'Cake' })
    .execute();
  const providers = await createProviders(api.database, others);
  const offer = () =>
    api.database.transaction().execute((transaction) => offerReplacements(transaction, api, line.id));
  const drafts = () =>
    api.database.selectFrom('event').selectAll().where('status', '=', 'draft').orderBy('id').execute();
  return { ...api, host, eventId, line, providers, offer, drafts };
}

test('[A-25] offers three free providers in a copy of the event, and announces it once', async (t) => {
  const api = await openDeclined(t, [
    { averageRating: 3 },
    { averageRating: 5 },
    {},
    { averageRating: 4 },
    { home: { latitude: 44.4, longitude: -79.38 }, averageRating: 5 },
  ]);
  const [three = 0, five = 0, , four = 0] = api.providers;
  await api.offer();
  assert.deepEqual(await api.drafts(), [], 'the offer is not made in the transaction of the answer');
  await api.jobs.runDue();
  const [draft, ...more] = await api.drafts();
  assert.ok(draft);
  assert.deepEqual(more, []);
  const original = await api.database
    .selectFrom('event')
    .selectAll()
    .where('id', '=', api.eventId)
    .executeTakeFirstOrThrow();
  const { id, publicId, createdAt: __, statusChangedAt: ___, ...copied } = draft;
  assert.notEqual(publicId, original.publicId);
  assert.deepEqual({ ...original, ...copied }, { ...original, status: 'draft', suggestionRound: 1 });
  assert.equal(draft.answerUntil, null);
  const { headers } = api.host;
  const read = (await call(api, 'GET', draftUrl(id), undefined, { headers })).json().payload.items;
  assert.deepEqual(
    read.suggestedSBz.map((card: { id: number }) => card.id),
    [five, four, three],
  );
  assert.deepEqual(read.Event.Order.orderItems, []);
  assert.deepEqual(read.Event.EventQuestionAnswers, [{ questionTypeId: 5, answer: 'Cake' }]);
  const event = { what: 'replacementsOffered', lineId: api.line.id, draftId: id };
  assert.deepEqual(await listBookingEventsOf(api, 'replacementsOffered'), [event]);
});

test('[A-25] offers replacements once per line', async (t) => {
  const api = await openDeclined(t, [{}]);
  await api.offer();
  await api.jobs.runDue();
  await Promise.all([api.offer(), api.offer()]);
  await api.database
    .insertInto('job')
    .values(
      Array.from({ length: 4 }, () => ({
        name: 'offer-replacements',
        payload: JSON.stringify({ lineId: api.line.id }),
        runAt: new Date(api.clock.nowMs()),
      })),
    )
    .execute();
  await api.jobs.runDue();
  assert.equal((await api.drafts()).length, 1);
  assert.equal((await listBookingEventsOf(api, 'replacementsOffered')).length, 1);
});

test('leaves out providers who are booked or have declined, and offers none on the day of the event', async (t) => {
  const api = await openDeclined(t, []);
  assert.ok(api.line.providerId);
  await api.offer();
  await api.jobs.runDue();
  assert.deepEqual(await api.drafts(), []);
  assert.deepEqual(await listBookingEventsOf(api, 'replacementsOffered'), []);

  const late = await openDeclined(t, [{}]);
  late.clock.advanceSeconds(239 * hour);
  await late.offer();
  await late.jobs.runDue();
  assert.deepEqual(await late.drafts(), []);
});

test('[I-R02] does not list replacement offers as open drafts for operators', async (t) => {
  const api = await openDeclined(t, [{}]);
  await api.offer();
  await api.jobs.runDue();
  assert.equal((await api.drafts()).length, 1);
  const { headers } = await signIn(api, 'operator');
  const listed = await call(api, 'GET', '/api/v1/operator/drafts', undefined, { headers });
  assert.deepEqual(listed.json().payload, { items: [], total: 0 }, listed.body);
});
