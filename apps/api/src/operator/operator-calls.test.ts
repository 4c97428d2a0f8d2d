import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Endpoint } from '@repo/contracts/endpoint';
import { operatorEndpoints } from '@repo/contracts/operator/operator-endpoints';
import { operatorCalls } from './operator-calls.ts';
import { signIn } from '../testing/actors.ts';
import { operatorDepsOn } from '../testing/operator-deps.ts';
import { openTestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-database.ts';

const urlOf = ({ path }: Endpoint, part: string): string => path.replaceAll(/:\w+/g, part);

/** Valid bodies, so that only the id in the path is wrong. */
const goodBodies: Readonly<Record<string, object>> = {
  'POST /api/v1/operator/applications/:applicationId/refuse': { reason: 'Too far away' },
  'PUT /api/v1/operator/providers/:providerId/rate': { hourlyRate: 60 },
  'POST /api/v1/operator/order-lines/:orderLineId/cancel': { reason: 'noShow' },
  'POST /api/v1/operator/support-requests/:requestId/answer': { answer: 'We will call you' },
  'PUT /api/v1/operator/drafts/:eventId/providers': { providers: [{ id: 1, isAgreed: false }] },
};

const endpoints: readonly Endpoint[] = operatorEndpoints;
const takesBody = ({ method, body }: Endpoint): boolean => body !== undefined && method !== 'GET';

test('[A-99] answers every operator endpoint of the contract and no other', async (t) => {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const calls = operatorCalls(operatorDepsOn(database), () => undefined);
  assert.deepEqual(
    calls.map(({ endpoint }) => endpoint.key).toSorted(),
    endpoints.map(({ key }) => key).toSorted(),
  );
});

test('[A-99] [A-50] refuses the calls of operators to guests, hosts and providers', async (t) => {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const provider = await signIn(api, 'provider');
  for (const endpoint of endpoints) {
    const call = { method: endpoint.method, url: urlOf(endpoint, '1'), payload: {} };
    const guest = await api.app.inject(call);
    assert.equal(guest.statusCode, 401, endpoint.key);
    assert.equal(guest.json().status, 2);
    for (const { headers } of [host, provider]) {
      const refused = await api.app.inject({ ...call, headers });
      assert.equal(refused.statusCode, 403, endpoint.key);
      assert.deepEqual(refused.json().errors, ['not_allowed']);
    }
  }
  assert.deepEqual(await api.database.selectFrom('audit').selectAll().execute(), []);
});

test('answers 404 to an unknown id and 400 to a malformed one', async (t) => {
  const api = await openTestApi(t);
  const { headers } = await signIn(api, 'operator');
  for (const endpoint of endpoints.filter(({ params }) => params !== undefined)) {
    const payload = takesBody(endpoint) ? { payload: goodBodies[endpoint.key] ?? {} } : {};
    const missing = endpoint.path.endsWith(':code') ? 'K1A' : '2147483647';
    const unknown = { method: endpoint.method, headers, ...payload };
    const notFound = await api.app.inject({ ...unknown, url: urlOf(endpoint, missing) });
    assert.equal(notFound.statusCode, 404, endpoint.key);
    assert.deepEqual(notFound.json().errors, ['object_does_not_exist']);
    const refused = await api.app.inject({ ...unknown, url: urlOf(endpoint, 'no%20id') });
    assert.equal(refused.statusCode, 400, endpoint.key);
  }
  assert.deepEqual(await api.database.selectFrom('audit').selectAll().execute(), []);
});

test('refuses a malformed body with 400 or 404', async (t) => {
  const api = await openTestApi(t);
  const { headers } = await signIn(api, 'operator');
  for (const endpoint of endpoints.filter(takesBody)) {
    for (const payload of [
      '[]',
      '"text"',
      'null',
      '{"nameEn":7,"codes":"M5V","tax":"13","value":{},"reason":[]}',
    ]) {
      const reply = await api.app.inject({
        method: endpoint.method,
        url: urlOf(endpoint, '2147483647'),
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      });
      assert.ok([400, 404].includes(reply.statusCode), `${endpoint.key} ${payload} ${reply.body}`);
    }
  }
});
