import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import type { BlobStore } from '../../ports/blob-store.ts';
import { signedFileAddresses } from '../../files/file-address.ts';
import { openTestApi, testSecrets } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { openTestFiles } from '../../testing/files/test-files.ts';

const content = Buffer.from('0123456789');

const putFile = (blobs: BlobStore, folder: 'portfolio' | 'event', name: string): Promise<unknown> =>
  blobs.put({ folder, name }, Readable.from([content]));

const addressesOf = ({ clock }: TestApi) => signedFileAddresses(testSecrets.keysFor('file-address'), clock);

test('[A-41] [Z-R16] a file of the portfolio is open to everybody and kept for good', async (t) => {
  const { app, blobs } = await openTestApi(t);
  await putFile(blobs, 'portfolio', 'abc.jpg');
  const reply = await app.inject({ url: '/files/portfolio/abc.jpg' });
  assert.equal(reply.statusCode, 200);
  assert.deepEqual(reply.rawPayload, content);
  assert.equal(reply.headers['content-type'], 'image/jpeg');
  assert.equal(reply.headers['content-length'], '10');
  assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(reply.headers['content-disposition'], 'inline');
  assert.equal(reply.headers['x-content-type-options'], 'nosniff');
  assert.equal(reply.headers['content-security-policy'], "sandbox; default-src 'none'");
});

test('[A-41] [Z-R16] a file of an event is there only for a signature of its own that is not 15 minutes old', async (t) => {
  const api = await openTestApi(t);
  const key = { folder: 'event', name: 'abc.jpg' } as const;
  await putFile(api.blobs, 'event', 'abc.jpg');
  await putFile(api.blobs, 'event', 'other.jpg');
  const address = addressesOf(api).addressOf(key);
  const signature = address.split('?')[1] ?? '';
  const statusOf = async (url: string): Promise<number> => (await api.app.inject({ url })).statusCode;
  api.clock.advanceSeconds(15 * 60 - 1);
  const reply = await api.app.inject({ url: address });
  assert.equal(reply.statusCode, 200);
  assert.equal(reply.headers['cache-control'], 'private, max-age=1');
  for (const url of [
    '/files/event/abc.jpg',
    '/files/event/abc.jpg?t=zzz.a.b',
    `/files/event/abc.jpg?${signature}.x`,
    `/files/event/abc.jpg?${signature.slice(0, -2)}`,
    `/files/event/abc.jpg?${signature.replace('..', '.eA.')}`,
    `/files/event/other.jpg?${signature}`,
    `/files/brief/abc.jpg?${signature}`,
  ])
    assert.equal(await statusOf(url), 404, url);
  api.clock.advanceSeconds(1);
  const late = await api.app.inject({ url: address });
  assert.equal(late.statusCode, 404);
  assert.deepEqual(late.json().errors, ['object_does_not_exist']);
});

test('a key that no longer signs still verifies, one that was never ours does not', async (t) => {
  const { clock } = await openTestApi(t);
  const key = { folder: 'event', name: 'abc.jpg' } as const;
  const [old, fresh, foreign] = ['old', 'new', 'foreign'].map((word) => Buffer.from(word));
  assert.ok(old && fresh && foreign);
  const signed = signedFileAddresses([old], clock).addressOf(key).split('=')[1];
  assert.ok(signedFileAddresses([fresh, old], clock).grantOf(key, signed));
  assert.equal(signedFileAddresses([fresh, foreign], clock).grantOf(key, signed), undefined);
});

test('a file is saved under the name that was signed, with the ending of what it is', async (t) => {
  const api = await openTestApi(t);
  await putFile(api.blobs, 'event', 'abc.jpg');
  const saved = async (fileName: string): Promise<unknown> => {
    const url = addressesOf(api).addressOf({ folder: 'event', name: 'abc.jpg' }, { fileName });
    return (await api.app.inject({ url })).headers['content-disposition'];
  };
  assert.equal(
    await saved('Fête "été".jpeg'),
    `attachment; filename="Fe_te _e_te_.jpeg"; filename*=UTF-8''F%C3%AAte%20%22%C3%A9t%C3%A9%22.jpeg`,
  );
  assert.match(String(await saved('page.html')), /filename="page\.html\.jpg"/);
});

test('what is no picture, film or sound is only ever saved, and unknown kinds are not there', async (t) => {
  const { app, blobs } = await openTestApi(t);
  for (const [name, type, isShown] of [
    ['a.png', 'image/png', true],
    ['a.webp', 'image/webp', true],
    ['a.mp4', 'video/mp4', true],
    ['a.mp3', 'audio/mpeg', true],
    ['a.svg', 'image/svg+xml', false],
    ['a.ai', 'application/pdf', false],
    ['a.eps', 'application/postscript', false],
    ['a.mov', 'video/quicktime', false],
  ] as const) {
    await putFile(blobs, 'portfolio', name);
    const { headers } = await app.inject({ url: `/files/portfolio/${name}` });
    assert.equal(headers['content-type'], type);
    assert.match(String(headers['content-disposition']), isShown ? /^inline$/ : /^attachment/, name);
  }
  await putFile(blobs, 'portfolio', 'a.html');
  assert.equal((await app.inject({ url: '/files/portfolio/a.html' })).statusCode, 404);
});

test('parts of a file, its head alone, and nothing when it has not changed', async (t) => {
  const { app, blobs } = await openTestApi(t);
  await putFile(blobs, 'portfolio', 'abc.mp4');
  const url = '/files/portfolio/abc.mp4';
  const get = (headers: Record<string, string>) => app.inject({ url, headers });
  for (const [range, part, contentRange] of [
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ] as const) {
    const reply = await get({ range });
    assert.equal(reply.statusCode, 206);
    assert.equal(reply.body, part);
    assert.equal(reply.headers['content-range'], contentRange);
    assert.equal(reply.headers['content-length'], String(part.length));
  }
  for (const range of ['bytes=4-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=x-1'])
    assert.equal((await get({ range })).statusCode, 200, range);
  const outside = await get({ range: 'bytes=10-' });
  assert.equal(outside.statusCode, 416);
  assert.equal(outside.headers['content-range'], 'bytes */10');
  assert.deepEqual(outside.json().errors, ['invalid_input']);
  const head = await app.inject({ method: 'HEAD', url });
  assert.equal(head.statusCode, 200);
  assert.equal(head.headers['content-length'], '10');
  assert.equal(head.body, '');
  const etag = String(head.headers.etag);
  assert.equal((await get({ 'if-none-match': `"x", W/${etag}` })).statusCode, 304);
  assert.equal((await get({ range: 'bytes=0-1', 'if-range': etag })).statusCode, 206);
  assert.equal((await get({ range: 'bytes=0-1', 'if-range': '"older"' })).statusCode, 200);
});

test('nobody keeps that a file is not there: it may come', async (t) => {
  const { app } = await openTestApi(t);
  const reply = await app.inject({ url: '/files/portfolio/abc.jpg' });
  assert.deepEqual([reply.statusCode, reply.headers['cache-control']], [404, 'no-store']);
});

test('a missing file is not found, and no name leads out of its folder', async (t) => {
  const { app } = await openTestApi(t);
  assert.equal((await app.inject({ url: '/files/portfolio/gone.jpg' })).statusCode, 404);
  for (const name of [
    '..%2f..%2fpackage.json',
    '%2e%2e',
    '.hidden.jpg',
    'a%00.jpg',
    `${'x'.repeat(190)}.jpg`,
  ]) {
    const reply = await app.inject({ url: `/files/portfolio/${name}` });
    assert.ok(reply.statusCode === 400 || reply.statusCode === 404, name);
    assert.equal(reply.json().status, 1);
  }
});

test('a file that breaks off while it is sent ends the connection, and nothing else', async (t) => {
  const files = await openTestFiles();
  t.after(files.remove);
  const breaking = async () =>
    Readable.from(
      (async function* () {
        yield Buffer.alloc(5);
        throw new Error('the disk is gone');
      })(),
    );
  const blobs: BlobStore = { ...files.blobs, find: async () => ({ bytes: 10, read: breaking }) };
  const { app } = await openTestApi(t, { blobs });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${address}/files/portfolio/abc.jpg`);
  assert.equal(reply.status, 200);
  await assert.rejects(() => reply.arrayBuffer());
  assert.equal((await fetch(`${address}/healthz`)).status, 200);
});

test('[A-41] a file that cannot be read is a failure that nobody keeps, and nothing of the file is said of it', async (t) => {
  const { blobs, stagingFolder, remove } = await openTestFiles();
  t.after(remove);
  const lost = { bytes: 10, read: () => Promise.reject(new Error('lost')) };
  const { app } = await openTestApi(t, { blobs: { ...blobs, find: async () => lost }, stagingFolder });
  const reply = await app.inject({ url: '/files/portfolio/abc.jpg', headers: { range: 'bytes=0-3' } });
  assert.equal(reply.statusCode, 500);
  assert.deepEqual(reply.json().errors, ['internal_server_error']);
  assert.equal(reply.headers['content-length'], String(reply.rawPayload.length));
  assert.match(String(reply.headers['content-type']), /^application\/json/);
  assert.equal(reply.headers['cache-control'], 'no-store');
  for (const name of ['etag', 'content-range', 'accept-ranges', 'content-disposition'])
    assert.equal(reply.headers[name], undefined, name);
});

test('a download leaves from the store itself where that has addresses, a view stays on our origin', async (t) => {
  const files = await openTestFiles();
  t.after(files.remove);
  const blobs: BlobStore = {
    ...files.blobs,
    downloadAddressOf: async (key, fileName, seconds) =>
      `https://bucket.test/${key.name}/${fileName}/${seconds}`,
  };
  const api = await openTestApi(t, { blobs });
  const key = { folder: 'event', name: 'abc.mp4' } as const;
  await putFile(blobs, 'event', 'abc.mp4');
  const download = await api.app.inject({ url: addressesOf(api).addressOf(key, { fileName: 'film.mp4' }) });
  assert.equal(download.statusCode, 302);
  assert.equal(download.headers.location, 'https://bucket.test/abc.mp4/film.mp4/900');
  assert.equal((await api.app.inject({ url: addressesOf(api).addressOf(key) })).statusCode, 200);
});
