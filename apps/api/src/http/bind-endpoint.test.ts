import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyone, defineEndpoint } from '@repo/contracts/endpoint';
import Fastify from 'fastify';
import { z } from 'zod';
import { bindEndpoint } from './bind-endpoint.ts';
import { handleErrors } from './error-handler.ts';
import { authenticate } from './authenticate.ts';
import { checkOwnership } from './ownership.ts';

const about = { topic: 'Things', summary: 'Rename', source: 'none' };

const rename = defineEndpoint('PUT /things/:id', {
  ...about,
  actors: anyone,
  params: z.object({ id: z.coerce.number<string>().int().positive() }),
  body: z.object({ name: z.string().max(5), to: z.string().min(1, 'reason_required').optional() }),
  reply: z.object({ id: z.number(), name: z.string() }),
});

function appWithThings() {
  const app = Fastify();
  handleErrors(app);
  authenticate(app, async () => undefined);
  checkOwnership(app);
  bindEndpoint(app, rename, async ({ params, body }) => {
    const record = { id: params.id, name: body.name, passwordHash: 'secret' };
    return record;
  });
  return app;
}

test('passes parsed parts to the handler, and sends only fields that the contract declares', async () => {
  const reply = await appWithThings().inject({
    method: 'PUT',
    url: '/things/7',
    payload: { name: 'x', more: 1 },
  });
  assert.deepEqual(reply.json(), {
    status: 0,
    message: '',
    errors: [],
    payload: { items: { id: 7, name: 'x' } },
  });
  assert.equal(reply.headers['cache-control'], 'no-store');
});

test('refuses invalid parts with all their errors', async () => {
  const app = appWithThings();
  const refused = await app.inject({ method: 'PUT', url: '/things/7', payload: { name: 'too long' } });
  assert.equal(refused.statusCode, 400);
  assert.equal(refused.json().errors[0], 'invalid_input');
  assert.match(refused.json().errors[1], /^name: /);
  const named = await app.inject({ method: 'PUT', url: '/things/7', payload: { name: 'x', to: '' } });
  assert.deepEqual(named.json().errors, ['reason_required', 'to: reason_required']);
  for (const id of ['0', '-1', 'x', '1.5', '1e99']) {
    const reply = await app.inject({ method: 'PUT', url: `/things/${id}`, payload: { name: 'x' } });
    assert.equal(reply.statusCode, 400, id);
  }
});
