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

test('[C-R17] [Z-R01] returns event types with id and name in their fixed order to anyone', async (t) => {
  const { app } = await openTestApi(t);
  const reply = await app.inject({ url });
  const { status, errors, payload } = replyForm.parse(reply.json());
  assert.equal(status, 0);
  assert.deepEqual(errors, []);
  assert.equal(payload.items.length, 12);
  assert.deepEqual(payload.items.at(0), { id: 1, name: 'Birthday' });
  assert.deepEqual(payload.items.at(11), { id: 12, name: 'Other' });
});

test('[A-83] ignores the authenticated flag and refuses a malformed one', async (t) => {
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

test('[A-R15] returns names in the requested language', async (t) => {
  const api = await openTestApi(t);
  assert.equal((await namesFrom(api, { 'accept-language': 'fr-CA' })).at(1), 'Mariage');
  assert.equal((await namesFrom(api, { 'accept-language': 'de' })).at(1), 'Wedding');
});

test('[A-18] matches the path in any letter case', async (t) => {
  const { app } = await openTestApi(t);
  assert.equal((await app.inject({ url: url.toLowerCase() })).statusCode, 200);
  assert.equal((await app.inject({ url: `${url.toUpperCase()}/` })).statusCode, 200);
});

test('answers 304 for an unchanged list but not for another language', async (t) => {
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

test('shows a change of the table within five seconds and omits inactive types', async (t) => {
  const api = await openTestApi(t);
  await namesFrom(api);
  await api.database.updateTable('eventType').set({ isActive: false }).where('id', '=', 3).execute();
  assert.ok((await namesFrom(api)).includes('Engagement'));
  api.clock.advanceSeconds(5);
  assert.ok(!(await namesFrom(api)).includes('Engagement'));
});

test('takes one statement for a list and none while it is cached', async (t) => {
  const api = await openTestApi(t);
  await namesFrom(api);
  assert.equal(api.statements(), 1);
  await namesFrom(api, { 'accept-language': 'fr' });
  assert.equal(api.statements(), 1);
});

test('refuses another method with the allowed methods', async (t) => {
  const { app } = await openTestApi(t);
  const reply = await app.inject({ method: 'DELETE', url });
  assert.equal(reply.statusCode, 405);
  assert.equal(reply.headers['allow'], 'GET');
  assert.deepEqual(reply.json().errors, ['method_not_allowed']);
});
