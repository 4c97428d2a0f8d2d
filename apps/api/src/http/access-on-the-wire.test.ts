import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { endpoints as contract } from '@repo/contracts/contract';
import { defineEndpoint } from '@repo/contracts/endpoint';
import type { Endpoint } from '@repo/contracts/endpoint';
import { anyCasing } from '@repo/contracts/wire/any-casing';
import { id, idInText, idParams } from '@repo/contracts/wire/ids';
import { z } from 'zod';
import { numberedObjectsOf } from '../testing/access/gate.ts';
import { codeOf } from '../testing/access/walk.ts';
import { signIn } from '../testing/actors.ts';
import { envelopeFaults } from '../testing/wire/envelope-faults.ts';
import { askUntilNotBusy, saysBusy } from '../testing/wire/patient.ts';
import type { SentReply } from '../testing/wire/envelope-faults.ts';
import { listen, rawRequest, sendRaw } from '../testing/wire/raw-http.ts';
import { requestTo } from '../testing/requests/valid-requests.ts';
import { writtenRequest } from '../testing/requests/written-request.ts';
import { openTestApi } from '../testing/test-api.ts';
import { bindEndpoint } from './bind-endpoint.ts';

const endpoints: readonly Endpoint[] = contract;

const renameThing = defineEndpoint('PUT /api/v1/Things/:id', {
  topic: 'Things',
  summary: 'Rename',
  source: 'none',
  actors: ['host'],
  ownership: [
    { of: 'account', id: 'params.id' },
    { of: 'account', id: 'query.userId' },
    { of: 'account', id: 'body.Id' },
  ],
  params: idParams,
  query: z.object({ userId: idInText.optional() }),
  body: anyCasing(z.object({ Id: id })),
  reply: z.null(),
});

/** Opens the product with two hosts and an additional endpoint that records the ids of its calls. */
async function openThings(t: TestContext) {
  const api = await openTestApi(t);
  const [own, foreign] = [await signIn(api, 'host'), await signIn(api, 'host')];
  const used: number[] = [];
  bindEndpoint(api.app, renameThing, async ({ params, query, body }) => {
    used.push(params.id, query.userId ?? params.id, body.Id);
    return null;
  });
  const port = await listen(api.app);
  const send = async (line: string, headers: Readonly<Record<string, string>>, body: string) => {
    const json = { 'Content-Type': 'application/json' };
    const reply = await askOnWire(port, rawRequest(line, { ...json, ...headers }, body));
    assert.ok(reply, line);
    assert.deepEqual(envelopeFaults(reply), [], line);
    return reply;
  };
  return { send, used, own, foreign };
}

test('[A-50] no spelling of a path bypasses the access checks', async (t) => {
  const { send, used, own } = await openThings(t);
  const { accountId } = own;
  const body = JSON.stringify({ Id: accountId });
  const spellings = [
    ['/API/V1/THINGS/7/', 401],
    ['/api/v1/Things/7/?x#y', 401],
    ['/api/v1/%54hings/7', 401],
    ['http://product.test/api/v1/Things/7', 401],
    ['/api/v1/Things/7;x', 401],
    ['/api/v1/Things/7%00', 401],
    ['/api/v1/Things/%ff', 400],
    ['//api/v1/Things/7', 404],
    ['/api/v1//Things/7', 404],
    ['/api/v1/./Things/7', 404],
    ['/api/v1/x/../Things/7', 404],
    ['/api/v1/x/%2e%2e/Things/7', 404],
    ['/api/v1/%2554hings/7', 404],
    ['/api/v1/Things%2F7', 404],
    ['/api/v1/Things;x/7', 404],
    ['/api/v1/Things\\7', 404],
    ['/api/v1/Things/7/7', 404],
    ['*', 404],
  ] as const;
  for (const [path, status] of spellings) {
    const reply = await send(`PUT ${path.replace('7', String(accountId))}`, {}, body);
    assert.equal(reply.statusCode, status, `${path} ${reply.body}`);
  }
  const { statusCode } = await send(`GET //api/v1/Things/${accountId}`, { Accept: 'text/html' }, '');
  assert.equal(statusCode, 404, 'a page instead of a call');
  assert.deepEqual(used, []);
});

test('[B-R13] identifies the caller by the bearer token only and the call by the request line only', async (t) => {
  const { send, used, own } = await openThings(t);
  const { accountId, token } = own;
  const body = JSON.stringify({ Id: accountId, token, authorization: `Bearer ${token}` });
  const path = `/api/v1/Things/${accountId}`;
  const elsewhere = [
    [`PUT ${path}?access_token=${token}&token=${token}`, {}, 401],
    [`PUT ${path}`, { 'X-User-Id': String(accountId), 'X-Forwarded-User': String(accountId) }, 401],
    [`PUT ${path}`, { Cookie: `token=${token}; authorization=Bearer ${token}` }, 401],
    [`PUT ${path}`, { 'Proxy-Authorization': `Bearer ${token}`, 'X-Authorization': `Bearer ${token}` }, 401],
    [`PUT ${path}`, { Authorization: token }, 401],
    [`PUT ${path}`, { Authorization: `Bearer ${token} ${token}` }, 401],
    [`PUT ${path}`, { Authorization: `Bearer ${token}, Bearer x` }, 401],
    [`PUT ${path}`, { Authorization: `Bearer x\r\nAuthorization: Bearer ${token}` }, 401],
    [`POST ${path}`, { 'X-HTTP-Method-Override': 'PUT', Authorization: `Bearer ${token}` }, 404],
    [`POST ${path}?_method=PUT`, { 'X-Method-Override': 'PUT', 'X-HTTP-Method': 'PUT' }, 404],
    ['PUT /api/v1/nothing', { 'X-Original-URL': path, 'X-Rewrite-URL': path, ...own.headers }, 404],
  ] as const;
  for (const [line, headers, status] of elsewhere) {
    const reply = await send(line, headers, body);
    assert.equal(reply.statusCode, status, `${line} ${JSON.stringify(headers)} ${reply.body}`);
  }
  assert.deepEqual(used, []);
  const known = await send(`PUT ${path}`, { Authorization: `bearer  ${token}` }, body);
  assert.equal(known.statusCode, 200);
});

test('[A-18] [A-50] checks the same id that the handler uses when a request repeats a field', async (t) => {
  const { send, used, own, foreign } = await openThings(t);
  const [o, f] = [String(own.accountId), String(foreign.accountId)];
  const paths = [
    [o, 200],
    [`0${o}`, 200],
    [`%3${o.charAt(0)}${o.slice(1)}`, 200],
    [f, 404],
    [`0${f}`, 404],
    ...[`${f}%20`, `%20${f}`, `${f}.0`, `${f}e0`, `%2b${f}`, `-${f}`, `0x${f}`].map(
      (each) => [each, 400] as const,
    ),
    ...[`${o},${f}`, `${f},${o}`, `${o}%2f..%2f${f}`, `${o}%00${f}`].map((each) => [each, 400] as const),
    ['%EF%BC%97', 400],
    ['99999999999', 400],
    ['2147483648', 400],
  ] as const;
  const queries = [
    [`userId=${f}`, 404],
    [`userId=${o}&userId=${f}`, 400],
    [`userId[]=${f}`, 200],
    [`USERID=${f}`, 200],
    [`userId=${o};userId=${f}`, 400],
    [`userId=${o}%26userId=${f}`, 400],
    [`userId=${o}&user%49d=${f}`, 400],
  ] as const;
  const bodies = [
    [`{"Id":${o},"id":${f}}`, 200],
    [`{"id":${f},"Id":${o}}`, 200],
    [`{"id":${o},"ID":${f}}`, 200],
    [`{"id":${f},"ID":${o}}`, 404],
    [`{"Id":${f},"id":${o}}`, 404],
    [`{"Id":${o},"Id":${f}}`, 404],
    [`{"Id":${f},"Id":${o}}`, 200],
    [`{"\\u0049d":${f}}`, 404],
    [`{"Id":${f}.0}`, 404],
    [`{"Id":${f}e0}`, 404],
    [`{"Id":[${o},${f}]}`, 400],
    [`{"Id":"${f}"}`, 400],
    [`{"Id":{"Id":${f}}}`, 400],
    [`[{"Id":${o}},{"Id":${f}}]`, 400],
    [`{"Id":${o},"__proto__":{"Id":${f}}}`, 400],
    [`{"__proto__":{"Id":${f}}}`, 400],
    [`{"Id":${o},"constructor":{"prototype":{"Id":${f}}}}`, 400],
    [`{"İd":${f},"ıd":${f},"Id":${o}}`, 200],
    [`\uFEFF{"Id":${f}}`, 404],
    ['null', 400],
  ] as const;
  const requests = [
    ...paths.map(([path, status]) => [`/${path}`, `{"Id":${o}}`, status] as const),
    ...queries.map(([query, status]) => [`/${o}?${query}`, `{"Id":${o}}`, status] as const),
    ...bodies.map(([body, status]) => [`/${o}`, body, status] as const),
  ];
  for (const [path, body, status] of requests) {
    const reply = await send(`PUT /api/v1/Things${path}`, { Authorization: own.headers.authorization }, body);
    assert.equal(reply.statusCode, status, `${path} ${body} ${reply.body}`);
    if (status === 404) assert.equal(codeOf(reply), 'object_does_not_exist');
  }
  assert.deepEqual(new Set(used), new Set([own.accountId]));
});

test('[A-R21] [B-R13] no endpoint is open to guests under another spelling of its path', async (t) => {
  const { app } = await openTestApi(t);
  const port = await listen(app);
  const asProgram = { Accept: 'application/json' };
  const spell: readonly (readonly [(path: string) => string, readonly number[]])[] = [
    [(path) => path.toUpperCase(), [401]],
    [(path) => path.toLowerCase(), [401]],
    [(path) => `${path}/`, [401]],
    [(path) => `${path}?x=1`, [401]],
    [(path) => path.replace(/\w(?=\w*$)/, encoded), [401]],
    [(path) => `/${path}`, [404]],
    // Another path, which may match a path with an id, and then has other methods.
    [(path) => `${path};x=1`, [401, 404, 405]],
    [(path) => `${path}//`, [401, 404, 405]],
    [(path) => `/healthz/..${path}`, [404]],
    [(path) => path.replace('/api/', '/api/%2e/'), [401, 404]],
  ];
  for (const endpoint of endpoints.filter(({ actors }) => !actors.includes('guest'))) {
    const { method, url } = writtenRequest(endpoint, requestTo(endpoint, numberedObjectsOf(1)));
    const [path = ''] = url.split('?', 1);
    for (const [spelled, allowed] of spell) {
      const line = `${method} ${spelled(path)}`;
      const reply = await askOnWire(port, rawRequest(line, asProgram));
      assert.ok(reply && allowed.includes(reply.statusCode), `${line}: ${reply?.statusCode} ${reply?.body}`);
    }
  }
});

const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

async function askOnWire(port: number, request: Buffer): Promise<SentReply | undefined> {
  const isBusy = ({ replies }: { readonly replies: readonly SentReply[] }) => replies.some(saysBusy);
  const { replies } = await askUntilNotBusy(() => sendRaw(port, request), isBusy);
  return replies[0];
}
