import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getRecapBrief } from '@repo/contracts/recaps/recaps';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { makeAcceptedEvent } from '../../testing/bookings/make-accepted-event.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';

/** An accepted event with one recap, to which the host gave a logo but no music file. */
async function openRecap(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  const booking = { hostId: host.accountId, providerIds: [provider.accountId] };
  const booked = await makeAcceptedEvent(api, { ...booking, hasRecap: true });
  const recapLineId = booked.lineIds[1] ?? Number.NaN;
  const logo = {
    name: 'logo-1.png',
    purpose: 'logo',
    fileName: 'Our logo.png',
    bytes: 9,
    sha256: 'a'.repeat(64),
  };
  await api.database
    .insertInto('briefUpload')
    .values({ ...logo, createdAt: new Date(api.clock.nowMs()) })
    .execute();
  await api.database
    .insertInto('recapBrief')
    .values({
      orderLineId: recapLineId,
      logoName: logo.name,
      musicName: null,
      music: 'Jazz',
      orientation: 'Landscape (YouTube)',
      recapType: 'Romantic',
      vision: 'Slow and warm',
    })
    .execute();
  const read = (eventId: number | string, by: Pick<TestActor, 'headers'> = provider) =>
    call(api, 'GET', getRecapBrief.path.replace(':eventId', String(eventId)), undefined, {
      headers: by.headers,
    });
  const outcome = async (...given: Parameters<typeof read>) => outcomeOf(await read(...given));
  return { api, host, booking, booked, recapLineId, read, outcome };
}

const missing = [404, 'object_does_not_exist'];

test('[V-R05] [T-R10] returns what the host ordered, with an address of the logo', async (t) => {
  const { api, booked, read } = await openRecap(t);
  await read(booked.eventId);
  const before = api.statements();
  const reply = await read(booked.eventId);
  assert.equal(api.statements() - before, 2);
  const { reelDetails, ...brief } = reply.json().payload.items;
  assert.deepEqual(brief, {
    eventId: booked.eventId,
    reelQuestionAnswers: [{ answer: 'Slow and warm' }],
  });
  const [{ logoUrl, ...detail }] = reelDetails;
  assert.equal(reelDetails.length, 1);
  assert.match(logoUrl, /^\/files\/brief\/logo-1\.png\?t=/);
  assert.deepEqual(detail, {
    orderItem: { quantity: 1 },
    musicFilePath: null,
    music: 'Jazz',
    orientation: 'Landscape (YouTube)',
    reelType: 'Romantic',
  });
});

test('[V-R05] shows the brief to an accepted provider and to operators only', async (t) => {
  const { api, host, booked, outcome } = await openRecap(t);
  const { eventId } = booked;
  assert.deepEqual(await outcome(eventId, { headers: { authorization: '' } }), [401, 'session_has_expired']);
  assert.deepEqual(await outcome(eventId, host), [403, 'not_allowed']);
  assert.deepEqual(await outcome(eventId, await signInApproved(api)), missing);
  assert.deepEqual(await outcome(eventId, await signIn(api, 'operator')), [200, '']);
  const [lineId = 0] = booked.lineIds;
  await api.database.updateTable('orderLine').set({ request: 'pending' }).where('id', '=', lineId).execute();
  assert.deepEqual(await outcome(eventId), missing, 'not accepted yet');
});

test('[V-R05] refuses an event that is unknown or has no recap, and an invalid id', async (t) => {
  const { api, booking, booked, recapLineId, outcome } = await openRecap(t);
  assert.deepEqual(await outcome(2_000_000_000), missing);
  assert.deepEqual(await outcome('x'), [400, 'invalid_input']);
  const startsAtSeconds = booked.startsAtSeconds + 86_400;
  const without = await makeAcceptedEvent(api, { ...booking, startsAtSeconds });
  assert.deepEqual(await outcome(without.eventId), missing);
  await api.database
    .updateTable('orderLine')
    .set({ state: 'refunded' })
    .where('id', '=', recapLineId)
    .execute();
  assert.deepEqual(await outcome(booked.eventId), missing, 'the recap was refunded');
});
