import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import type { BlobStore } from '../../ports/blob-store.ts';
import { s3BlobStore } from '../../adapters/s3-blob-store.ts';
import { signedFileAddresses } from '../../files/file-address.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { openTestBucket } from '../../testing/files/test-bucket.ts';
import { openTestApi, testSecrets } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { openTestFiles } from '../../testing/files/test-files.ts';

const content = Buffer.from('0123456789');

const putFile = (blobs: BlobStore, folder: 'portfolio' | 'event', name: string): Promise<unknown> =>
  blobs.put({ folder, name }, Readable.from([content]));

const addressesOf = ({ clock }: Pick<TestApi, 'clock'>) =>
  signedFileAddresses(testSecrets.keysFor('file-address'), clock);

test('[A-41] [Z-R16] serves a portfolio file to everyone, cached forever', async (t) => {
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

test('[A-41] [Z-R16] serves an event file only with its own signature, which expires after 15 minutes', async (t) => {
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

test('verifies signatures of a previous key, but not of an unknown one', async (t) => {
  const { clock } = await openTestApi(t);
  const key = { folder: 'event', name: 'abc.jpg' } as const;
  const [old, fresh, foreign] = ['old', 'new', 'foreign'].map((word) => Buffer.from(word));
  assert.ok(old && fresh && foreign);
  const signed = signedFileAddresses([old], clock).addressOf(key).split('=')[1];
  assert.ok(signedFileAddresses([fresh, old], clock).grantOf(key, signed));
  assert.equal(signedFileAddresses([fresh, foreign], clock).grantOf(key, signed), undefined);
});

test('downloads a file under the signed name with the extension of its kind', async (t) => {
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

test('serves other kinds than image, video and audio as downloads only, and unknown kinds not at all', async (t) => {
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

test('answers ranges, HEAD requests, and 304 for an unchanged file', async (t) => {
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

test('does not let a missing file be cached, because it may be stored later', async (t) => {
  const { app } = await openTestApi(t);
  const reply = await app.inject({ url: '/files/portfolio/abc.jpg' });
  assert.deepEqual([reply.statusCode, reply.headers['cache-control']], [404, 'no-store']);
});

test('answers 404 for a missing file, and lets no name lead out of its folder', async (t) => {
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

test('ends only the connection when reading a file fails during the reply', async (t) => {
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

test('[A-41] answers an unreadable file with an uncached failure, without headers of the file', async (t) => {
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

test('[A-41] sends readers of private files to a store that has addresses, with the same one until it ends', async (t) => {
  const { settings, close } = await openTestBucket();
  const blobs = s3BlobStore(settings);
  t.after(async () => {
    blobs.close();
    await close();
  });
  // The bucket has the time of the machine; addresses stay the same for five minutes.
  const clock = fixedClock(Date.now() - (Date.now() % 300_000));
  const api = await openTestApi(t, { blobs, clock });
  const get = (url: string) => api.app.inject({ url });
  for (const name of ['abc.jpg', 'abc.svg', 'abc.mp4']) await putFile(blobs, 'event', name);
  await putFile(blobs, 'portfolio', 'abc.jpg');
  const at = (name: string, fileName?: string) =>
    addressesOf({ clock }).addressOf({ folder: 'event', name }, fileName === undefined ? {} : { fileName });

  const shown = await get(at('abc.jpg'));
  assert.equal(shown.statusCode, 302);
  assert.match(String(shown.headers['cache-control']), /^private, max-age=\d+$/);
  const { location = '' } = shown.headers;
  assert.ok(location.startsWith(`${settings.endpoint}/files/event/abc.jpg?`));
  clock.advanceSeconds(60);
  assert.equal((await get(at('abc.jpg'))).headers.location, location);
  const image = await fetch(location);
  assert.equal(image.status, 200);
  assert.equal(image.headers.get('content-type'), 'image/jpeg');
  assert.equal(image.headers.get('content-disposition'), 'inline');
  assert.match(String(image.headers.get('cache-control')), /^private/);

  const drawing = await fetch(String((await get(at('abc.svg'))).headers.location));
  assert.match(String(drawing.headers.get('content-disposition')), /^attachment/);
  const download = await get(at('abc.mp4', 'first dance.mp4'));
  assert.equal(download.headers['cache-control'], 'no-store');
  const saved = await fetch(String(download.headers.location));
  assert.match(String(saved.headers.get('content-disposition')), /^attachment; filename="first dance.mp4"/);

  const page = await get('/files/portfolio/abc.jpg');
  assert.equal(page.statusCode, 200);
  const policy = String(page.headers['content-security-policy']);
  assert.equal(policy, "sandbox; default-src 'none'");
  const pages = String((await get('/healthz')).headers['content-security-policy']);
  assert.match(pages, new RegExp(`img-src 'self' ${settings.endpoint} data: blob:`));
  assert.match(pages, new RegExp(`media-src 'self' ${settings.endpoint} blob:`));
});
