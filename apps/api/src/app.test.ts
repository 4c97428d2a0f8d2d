import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { assetBaseOf } from '@repo/domain/site/app-of-path';
import { productLogger } from './http/request-log.ts';
import { openTestApi } from './testing/test-api.ts';

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('answers each page path with the page of its app', async (t) => {
  const { app } = await openTestApi(t);
  for (const [path, owner] of [
    ['/', 'booking'],
    ['/event_booking?partnerCode=x', 'booking'],
    ['/no/such/page', 'booking'],
    ['/CustomerDashboard_/MyEvents', 'customer-portal'],
    [`/${brand.slug}dashboard`, 'provider-portal'],
    [`/be-a-${brand.slug}`, 'provider-portal'],
  ] as const) {
    const reply = await app.inject({ url: path, headers: asBrowser });
    assert.equal(reply.statusCode, 200, path);
    assert.match(reply.body, new RegExp(`<title>${owner}</title>`), path);
    assert.equal(reply.headers['cache-control'], 'no-cache');
  }
});

test('answers an address with the nearest prerendered page of its app', async (t) => {
  const { app } = await openTestApi(t);
  for (const [url, prerendered] of [
    ['/', 'index'],
    ['/Event_Booking/?step=cart', 'event_booking'],
    ['/event_booking/1/2', 'any'],
    ['/LOGIN?next=%2F&form=sign-up', 'login.sign-up'],
    ['/Login?form=none', 'any'],
    ['/email_confirmation/abc', 'email_confirmation/any'],
    ['/?form=../index', 'any'],
    ['/prerendered/index', 'any'],
    ['/..%2findex', 'any'],
    ['/CustomerDashboard', undefined],
  ] as const) {
    const { body } = await app.inject({ url, headers: asBrowser });
    assert.equal(/<p>(.*)<\/p>/.exec(body)?.[1], prerendered, url);
  }
});

test('lets browsers cache built files forever, and never answers a missing one with a page', async (t) => {
  const { app } = await openTestApi(t);
  const file = await app.inject({ url: `${assetBaseOf('booking')}main-abc123.js` });
  assert.equal(file.headers['cache-control'], 'public, max-age=31536000, immutable');
  for (const url of [
    `${assetBaseOf('booking')}gone.js`,
    '/assets/',
    '/favicon.ico',
    '/api/v1/nothing',
    '/files/x',
  ]) {
    const reply = await app.inject({ url, headers: { accept: '*/*' } });
    assert.equal(reply.statusCode, 404, url);
    assert.deepEqual(reply.json().errors, ['object_does_not_exist']);
  }
  assert.equal((await app.inject({ url: '/api/v1/nothing', headers: asBrowser })).statusCode, 404);
  assert.equal((await app.inject({ method: 'POST', url: '/' })).statusCode, 404);
});

test('serves no file outside of the folder of the builds', async (t) => {
  const { app } = await openTestApi(t);
  for (const way of ['..%2f..%2ftest-api.ts', '%2e%2e/%2e%2e/test-api.ts', '....//test-api.ts']) {
    const reply = await app.inject({ url: `${assetBaseOf('booking')}${way}`, headers: { accept: '*/*' } });
    assert.ok(reply.statusCode >= 400, way);
    assert.doesNotMatch(reply.body, /openTestApi/);
  }
});

test('[Z-R01] [Z-R02] requests that the framework refuses get the envelope, never a 500', async (t) => {
  const { app } = await openTestApi(t);
  const url = '/api/v1/User/EventSetup/GetEventTypes';
  const json = { 'content-type': 'application/json' };
  const cases = [
    [{ method: 'PUT', url, headers: json, payload: '{"half":' }, 400, 'invalid_input'],
    [
      { method: 'PUT', url, headers: json, payload: `"${'x'.repeat(1024 * 1024)}"` },
      413,
      'request_too_large',
    ],
    [
      { method: 'PUT', url, headers: { 'content-type': 'text/nonsense' }, payload: 'x' },
      415,
      'unsupported_media_type',
    ],
    [{ method: 'GET', url: '/%zz' }, 400, 'invalid_input'],
    [{ method: 'GET', url: `/api/${'x'.repeat(9000)}` }, 404, 'object_does_not_exist'],
  ] as const;
  for (const [request, httpStatus, code] of cases) {
    const reply = await app.inject(request);
    assert.equal(reply.statusCode, httpStatus, request.url.slice(0, 60));
    assert.deepEqual(reply.json(), {
      status: 1,
      message: reply.json().message,
      errors: [code],
      payload: { items: null },
    });
    assert.notEqual(reply.json().message, '');
  }
});

test('logs a bug and answers it with a 500 in the envelope, without internals', async (t) => {
  const lines: string[] = [];
  const { app } = await openTestApi(t, { logger: productLogger('error', collect(lines)) });
  app.get('/api/broken', async () => {
    throw new Error('the inside');
  });
  const reply = await app.inject({ url: '/api/broken' });
  assert.equal(reply.statusCode, 500);
  assert.deepEqual(reply.json().errors, ['internal_server_error']);
  assert.doesNotMatch(reply.body, /inside/);
  assert.match(lines.join(''), /the inside/);
});

test('logs the route of a request, but nothing from its address, headers or body', async (t) => {
  const lines: string[] = [];
  const { app } = await openTestApi(t, { logger: productLogger('info', collect(lines)) });
  await app.inject({
    url: '/api/v1/User/EventSetup/GetEventTypes?token=s3cret',
    headers: { authorization: 'Bearer s3cret', cookie: 'session=s3cret' },
  });
  await app.inject({ url: '/api/v1/s3cret/path' });
  app.log.info({ user: { email: 's3cret@demo.test', password: 's3cret' } }, 'a line with too much in it');
  const all = lines.join('');
  assert.match(all, /"route":"\/api\/v1\/User\/EventSetup\/GetEventTypes","statusCode":200/);
  assert.match(all, /\[removed\]/);
  assert.doesNotMatch(all, /s3cret/);
});

test('logs a failure of the database without the row in its message', async (t) => {
  const lines: string[] = [];
  const { app, database } = await openTestApi(t, { logger: productLogger('error', collect(lines)) });
  app.get('/api/broken', async () => {
    const row = { userType: 9, email: 's3cret@demo.test', firstName: 's3cret', lastName: 'x' };
    await database
      .insertInto('account')
      .values({ ...row, createdAt: new Date(0) })
      .execute();
  });
  assert.equal((await app.inject({ url: '/api/broken' })).statusCode, 500);
  assert.match(lines.join(''), /"reason":"error 23514: .*account_user_type_check.*app\.test\.ts/);
  assert.doesNotMatch(lines.join(''), /s3cret/);
});

test('reports health, readiness and metrics, and is not ready without the database', async (t) => {
  const { app, database } = await openTestApi(t);
  assert.deepEqual((await app.inject({ url: '/healthz' })).json(), { status: 'alive' });
  assert.deepEqual((await app.inject({ url: '/readyz' })).json(), { status: 'ready' });
  const figures = await app.inject({ url: '/metrics' });
  assert.match(
    figures.body,
    /http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} 1/,
  );
  await database.destroy();
  assert.equal((await app.inject({ url: '/readyz' })).statusCode, 503);
  assert.equal((await app.inject({ url: '/healthz' })).statusCode, 200);
});

test('serves the contract as a document and as a page without other hosts', async (t) => {
  const { app } = await openTestApi(t);
  const document = (await app.inject({ url: '/openapi.json' })).json();
  assert.deepEqual(document.servers, [{ url: 'http://product.test' }]);
  assert.ok(document.paths['/api/v1/User/EventSetup/GetEventTypes'].get);
  assert.ok(document.paths['/api/v1/user/review'].post);
  const contacts = '/api/v1/MessageBoard/GetSBzByEventId/{id}';
  assert.ok(!document.paths[contacts], 'what is not served yet is not promised');
  const page = await app.inject({ url: '/docs/' });
  assert.equal(page.statusCode, 200);
  assert.doesNotMatch(page.body, /(?:src|href)="https?:/);
});

test('pages may load our own files only, and no inline script', async (t) => {
  const { app } = await openTestApi(t);
  const { headers } = await app.inject({ url: '/', headers: asBrowser });
  const policy = String(headers['content-security-policy']);
  assert.match(policy, /default-src 'self'/);
  assert.doesNotMatch(policy, /unsafe/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
});

test('[A-R19] pages may connect to one other origin only, the one for error reports', async (t) => {
  const { app } = await openTestApi(t, { sentryDsn: 'https://key@reports.test:8443/1' });
  const { headers } = await app.inject({ url: '/', headers: asBrowser });
  const policy = String(headers['content-security-policy']).split('; ');
  assert.ok(policy.includes("connect-src 'self' https://reports.test:8443"));
  assert.ok(policy.includes("worker-src 'self' blob:"));
  assert.ok(policy.includes("default-src 'self'"));
});

test('[A-80] pages may load the analytics tag of the deployment, and nothing else from other origins', async (t) => {
  const { app } = await openTestApi(t, { analyticsId: 'G-1', sentryDsn: 'https://key@reports.test/1' });
  const { headers } = await app.inject({ url: '/', headers: asBrowser });
  const policy = String(headers['content-security-policy']).split('; ');
  const tag = 'https://www.googletagmanager.com';
  const figures = 'https://*.google-analytics.com https://*.analytics.google.com';
  assert.ok(policy.includes(`script-src 'self' ${tag}`));
  assert.ok(policy.includes(`connect-src 'self' https://reports.test ${tag} ${figures}`));
  const { app: plain } = await openTestApi(t);
  const reply = await plain.inject({ url: '/', headers: asBrowser });
  assert.doesNotMatch(String(reply.headers['content-security-policy']), /https:/);
});

test('pages may load the places script of Google where the deployment has a browser key', async (t) => {
  const { app } = await openTestApi(t, { googleMapsBrowserKey: 'browser-key' });
  const { headers } = await app.inject({ url: '/', headers: asBrowser });
  const policy = String(headers['content-security-policy']).split('; ');
  assert.ok(policy.includes("script-src 'self' https://maps.googleapis.com"));
  assert.ok(policy.includes("connect-src 'self' https://maps.googleapis.com"));
  const reply = await app.inject({ url: '/api/v1/user/userinfo/getconfiguration' });
  assert.equal(reply.json().payload.items.googleMapsBrowserKey, 'browser-key');
});

const collect = (lines: string[]): Writable =>
  new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
