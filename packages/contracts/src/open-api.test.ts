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
    params: z.object({ id: z.coerce.number<string>().int() }),
    query: z.object({ dry: z.stringbool().optional() }),
    body: z.object({ name: z.string().max(5) }),
    reply: z.null(),
  });
  const look = defineEndpoint('GET /things/:id', {
    topic: 'Things',
    summary: 'Look',
    actors: anyone,
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

test('an endpoint key that is no method and path is refused at once', () => {
  const description = { topic: '', summary: '', actors: anyone, reply: z.null() };
  // @ts-expect-error the compiler refuses it too
  assert.throws(() => defineEndpoint('FETCH /x', description), /not a method/);
});
