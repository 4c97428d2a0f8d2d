import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Endpoint } from '@repo/contracts/endpoint';
import { operatorEndpoints } from '@repo/contracts/operator/operator-endpoints';
import type { OperatedParts } from '../modules/operations/operations.module.ts';
import { operatorCalls } from './operator-calls.ts';
import { signIn } from '../testing/actors.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { openTestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-database.ts';

/** Parts with nothing in them: what is asked for by id is not there. */
const emptyParts: Required<OperatedParts> = {
  applications: {
    list: async () => ({ items: [], total: 0 }),
    read: async () => undefined,
    approve: async () => ({ ok: false, failure: 'object_does_not_exist' }),
    refuse: async () => ({ ok: false, failure: 'object_does_not_exist' }),
  },
  rates: { lock: async () => undefined, set: async () => undefined },
  jobs: { listDead: async () => [], retryDead: async () => undefined },
  refunds: { jobs: { enqueue: async () => undefined }, tell: async () => undefined },
};

const urlOf = ({ path }: Endpoint, part: string): string => path.replaceAll(/:\w+/g, part);

/** A body that every schema takes, so that only the id in the path is wrong. */
const goodBodies: Readonly<Record<string, object>> = {
  'POST /api/v1/operator/applications/:applicationId/refuse': { reason: 'Too far away' },
  'PUT /api/v1/operator/providers/:providerId/rate': { hourlyRate: 60 },
  'POST /api/v1/operator/order-lines/:orderLineId/cancel': { reason: 'noShow' },
  'PUT /api/v1/operator/drafts/:eventId/providers': { providers: [{ id: 1, isAgreed: false }] },
};

const endpoints: readonly Endpoint[] = operatorEndpoints;
const takesBody = ({ method, body }: Endpoint): boolean => body !== undefined && method !== 'GET';

test('[A-99] every endpoint of operators is answered, and only those', async (t) => {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const calls = operatorCalls(
    { database, clock: fixedClock(), tell: async () => undefined },
    emptyParts,
    () => undefined,
  );
  assert.deepEqual(
    calls.map(({ endpoint }) => endpoint.key).toSorted(),
    endpoints.map(({ key }) => key).toSorted(),
  );
});

test('[A-99] [A-50] nobody but an operator makes a call of operators', async (t) => {
  const api = await openTestApi(t, { operated: emptyParts });
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

test('what is not there is not found, and what is no id is refused', async (t) => {
  const api = await openTestApi(t, { operated: emptyParts });
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

test('a body of the wrong kind never becomes more than a refusal', async (t) => {
  const api = await openTestApi(t, { operated: emptyParts });
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
