import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assetBaseOf } from '@repo/domain/site/app-of-path';
import { cataloguePaths, shotListPathOf } from '@repo/domain/site/offline-catalogue';
import { openTestApi } from '../../testing/test-api.ts';

test('serves the service worker at the root of the origin, and browsers revalidate it and its lists', async (t) => {
  const { app } = await openTestApi(t);
  const worker = await app.inject({ url: '/service-worker.js' });
  assert.equal(worker.statusCode, 200);
  assert.match(worker.body, /'worker'/);
  assert.match(String(worker.headers['content-type']), /^(?:text|application)\/javascript/);
  assert.match(String(worker.headers['content-security-policy']), /default-src 'self'/);
  const list = await app.inject({ url: `${assetBaseOf('booking')}offline-list.js` });
  assert.match(list.body, /offlineLists/);
  const page = await app.inject({ url: `${assetBaseOf('booking')}index.html` });
  assert.match(String(page.headers['content-security-policy']), /default-src 'self'/);
  for (const { headers } of [worker, list, page]) assert.equal(headers['cache-control'], 'no-cache');
});

test('serves a worker that removes itself where the worker is switched off', async (t) => {
  const { app } = await openTestApi(t, { isWorkerOn: false });
  const worker = await app.inject({ url: '/service-worker.js' });
  assert.equal(worker.statusCode, 200);
  assert.match(worker.body, /removes itself/);
  assert.equal(worker.headers['cache-control'], 'no-cache');
});

test('every list that the worker stores is public, and differs by language alone', async (t) => {
  const { app } = await openTestApi(t);
  for (const url of [...cataloguePaths, shotListPathOf(1)]) {
    const { statusCode, headers } = await app.inject({ url });
    assert.equal(statusCode, 200, url);
    assert.match(String(headers['cache-control']), /^public, max-age=\d+/, url);
    assert.equal(headers.vary, 'Accept-Language', url);
  }
});
