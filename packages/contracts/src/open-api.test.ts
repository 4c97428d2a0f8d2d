import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { endpoints } from './contract.ts';
import { anyone, defineEndpoint } from './endpoint.ts';
import { openApiDocument } from './open-api.ts';

test('every endpoint stands in the document under its path and method', () => {
  const document = openApiDocument(endpoints, 'http://api.test');
  const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  assert.equal(operations.length, endpoints.length);
  assert.ok(document.paths['/api/v1/User/EventSetup/GetEventTypes']?.['get']);
});

test('parameters, body and protection of an endpoint are described', () => {
  const rename = defineEndpoint('PUT /things/:id', {
    topic: 'Things',
    summary: 'Rename a thing',
    actors: ['host'],
    source: 'none',
    params: z.object({ id: z.coerce.number<string>().int() }),
    query: z.object({ dry: z.stringbool().optional() }),
    body: z.object({ name: z.string().max(5) }),
    reply: z.null(),
  });
  const look = defineEndpoint('GET /things/:id', {
    topic: 'Things',
    summary: 'Look',
    actors: anyone,
    source: 'none',
    params: z.object({ id: z.string() }),
    reply: z.null(),
  });
  const { paths } = openApiDocument([rename, look], 'http://api.test');
  assert.deepEqual(Object.keys(paths), ['/things/{id}']);
  const put = JSON.stringify(paths['/things/{id}']?.['put']);
  assert.match(put, /"security":\[\{"bearer":\[\]\}\]/);
  assert.match(put, /"name":"id","in":"path","required":true/);
  assert.match(put, /"name":"dry","in":"query","required":false/);
  assert.match(put, /"maxLength":5/);
  assert.doesNotMatch(JSON.stringify(paths['/things/{id}']?.['get']), /security/);
});

test('a form is described with its fields and its files', () => {
  const upload = defineEndpoint('POST /things', {
    topic: 'Things',
    summary: 'Upload',
    actors: anyone,
    source: 'none',
    body: z.object({ title: z.string().max(5) }),
    files: [
      { name: 'cover', files: { from: 1, to: 1 }, maxBytes: 10 },
      { name: 'pages', files: { from: 0, to: 3 }, maxBytes: 20 },
    ],
    reply: z.null(),
  });
  const { paths } = openApiDocument([upload], 'http://api.test');
  const post = JSON.stringify(paths['/things']?.['post']);
  assert.match(post, /"multipart\/form-data":\{"schema":\{"type":"object"/);
  assert.match(post, /"title":\{"type":"string","maxLength":5\}/);
  assert.match(post, /"cover":\{"type":"string","format":"binary","description":"At most 10 bytes"\}/);
  assert.match(post, /"pages":\{"type":"array","items":\{[^}]*\},"minItems":0,"maxItems":3\}/);
  assert.match(post, /"required":\["title","cover"\]/);
  assert.doesNotMatch(post, /application\/json":\{"schema":\{"type":"object","properties":\{"title"/);
});

test('documents success and failures by key, and failures by status', () => {
  const pay = defineEndpoint('POST /payments', {
    topic: 'Things',
    summary: 'Pay',
    actors: ['host'],
    source: 'none',
    errors: ['payment_not_made', 'cart_is_empty', 'invalid_promo_code'],
    success: 'updated_successfully',
    reply: z.null(),
    meta: z.object({ total: z.int() }),
  });
  const { paths } = openApiDocument([pay], 'http://api.test');
  const post = JSON.stringify(paths['/payments']?.['post']);
  assert.match(post, /"200":\{"description":"message: updated_successfully"/);
  assert.match(post, /"400":\{"description":"cart_is_empty, invalid_promo_code"/);
  assert.match(post, /"402":\{"description":"payment_not_made"/);
  assert.match(post, /"payload":\{"type":"object","properties":\{"total":/);
});

test('throws for an endpoint key without method and path', () => {
  const description = { topic: '', summary: '', actors: anyone, source: '', reply: z.null() };
  // @ts-expect-error the compiler refuses it too
  assert.throws(() => defineEndpoint('FETCH /x', description), /not a method/);
});
