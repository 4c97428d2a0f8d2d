import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { getEventTypes } from '@repo/contracts/catalogue/event-types';
import { envelopeOf } from '@repo/contracts/envelope';
import { openTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

const url = '/api/v1/User/EventSetup/GetEventTypes';
const replyForm = z.strictObject(envelopeOf(getEventTypes.reply).shape);

async function namesFrom({ app }: TestApi, headers: Record<string, string> = {}): Promise<string[]> {
  const reply = await app.inject({ url, headers });
  assert.equal(reply.statusCode, 200);
  return replyForm.parse(reply.json()).payload.items.map(({ name }) => name);
}

test('[C-R17] [Z-R01] anybody reads the event types, each with id and name, in their fixed order', async (t) => {
  const { app } = await openTestApi(t);
  const reply = await app.inject({ url });
  const { status, errors, payload } = replyForm.parse(reply.json());
  assert.equal(status, 0);
  assert.deepEqual(errors, []);
  assert.equal(payload.items.length, 12);
  assert.deepEqual(payload.items.at(0), { id: 1, name: 'Birthday' });
  assert.deepEqual(payload.items.at(11), { id: 12, name: 'Other' });
});

test('[A-83] the authenticated flag changes nothing, and nonsense in it is refused in the envelope', async (t) => {
  const api = await openTestApi(t);
  const plain = await namesFrom(api);
  const reply = await api.app.inject({ url: `${url}?authenticated=true&unknown=1` });
  assert.deepEqual(
    replyForm.parse(reply.json()).payload.items.map(({ name }) => name),
    plain,
  );
  const refused = await api.app.inject({ url: `${url}?authenticated=perhaps` });
  assert.equal(refused.statusCode, 400);
  assert.equal(refused.json().status, 1);
  assert.equal(refused.json().errors[0], 'invalid_input');
  assert.match(refused.json().errors[1], /^authenticated: /);
});

test('[A-R15] the names come in the language that is asked for', async (t) => {
  const api = await openTestApi(t);
  assert.equal((await namesFrom(api, { 'accept-language': 'fr-CA' })).at(1), 'Mariage');
  assert.equal((await namesFrom(api, { 'accept-language': 'de' })).at(1), 'Wedding');
});

test('[A-18] the path is matched in any casing', async (t) => {
  const { app } = await openTestApi(t);
  assert.equal((await app.inject({ url: url.toLowerCase() })).statusCode, 200);
  assert.equal((await app.inject({ url: `${url.toUpperCase()}/` })).statusCode, 200);
});

test('an unchanged list is answered without a body, another language is not the same list', async (t) => {
  const { app } = await openTestApi(t);
  const first = await app.inject({ url });
  const tag = String(first.headers.etag);
  assert.equal(first.headers['cache-control'], 'public, max-age=300');
  assert.match(String(first.headers.vary), /accept-language/i);
  const again = await app.inject({ url, headers: { 'if-none-match': tag } });
  assert.equal(again.statusCode, 304);
  assert.equal(again.body, '');
  const packed = await app.inject({ url, headers: { 'if-none-match': `"older", W/${tag}` } });
  assert.equal(packed.statusCode, 304);
  const french = await app.inject({ url, headers: { 'if-none-match': tag, 'accept-language': 'fr' } });
  assert.equal(french.statusCode, 200);
});

test('a change in the table shows within five seconds, a type that is no longer active is gone', async (t) => {
  const api = await openTestApi(t);
  await namesFrom(api);
  await api.database.updateTable('event_type').set({ is_active: false }).where('id', '=', 3).execute();
  assert.ok((await namesFrom(api)).includes('Engagement'));
  api.clock.advanceSeconds(5);
  assert.ok(!(await namesFrom(api)).includes('Engagement'));
});

test('the list takes one statement, and none while it is remembered', async (t) => {
  const api = await openTestApi(t);
  await namesFrom(api);
  assert.equal(api.statements(), 1);
  await namesFrom(api, { 'accept-language': 'fr' });
  assert.equal(api.statements(), 1);
});

test('another method on the path is refused with the methods that it takes', async (t) => {
  const { app } = await openTestApi(t);
  const reply = await app.inject({ method: 'DELETE', url });
  assert.equal(reply.statusCode, 405);
  assert.equal(reply.headers['allow'], 'GET');
  assert.deepEqual(reply.json().errors, ['method_not_allowed']);
});
