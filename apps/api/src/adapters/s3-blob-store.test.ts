import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { attachmentAs } from '../files/content-disposition.ts';
import { stageFile } from '../files/stage-file.ts';
import { sha256Of } from '../testing/files/sha256-of.ts';
import { openTestBucket } from '../testing/files/test-bucket.ts';
import { openTestFiles } from '../testing/files/test-files.ts';
import { s3BlobStore } from './s3-blob-store.ts';

const key = { folder: 'event', name: 'abc.mp4' } as const;

async function openStore(t: TestContext) {
  const { settings, listKept, close } = await openTestBucket();
  const store = s3BlobStore(settings);
  t.after(async () => {
    store.close();
    await close();
  });
  return { store, listKept };
}

test('returns a small file whole or in parts, and not after it is removed', async (t) => {
  const { store } = await openStore(t);
  const content = Buffer.from('0123456789');
  assert.deepEqual(await store.put(key, Readable.from([content])), { bytes: 10, sha256: sha256Of(content) });
  const found = await store.find(key);
  assert.equal(found?.bytes, 10);
  assert.ok(found && (await buffer(await found.read())).equals(content));
  assert.deepEqual(await buffer(await found.read({ from: 2, to: 4 })), Buffer.from('234'));
  await store.remove(key);
  await store.remove(key);
  assert.equal(await store.find(key), undefined);
});

test('stores a stream of 20 MB with the same checksum', async (t) => {
  const { store } = await openStore(t);
  const content = randomBytes(20 * 1024 * 1024);
  const pieces = Array.from({ length: 320 }, (_, at) => content.subarray(at * 65_536, (at + 1) * 65_536));
  const { bytes, sha256 } = await store.put(key, Readable.from(pieces));
  assert.equal(bytes, content.length);
  assert.equal(sha256, sha256Of(content));
  const found = await store.find(key);
  assert.ok(found && sha256Of(await buffer(await found.read())) === sha256Of(content));
});

test('uploads a staged file from its path', async (t) => {
  const { store } = await openStore(t);
  const { stagingFolder, remove } = await openTestFiles();
  t.after(remove);
  await store.keep(key, await stageFile(stagingFolder, Readable.from([Buffer.from('whole')])));
  assert.equal((await store.find(key))?.bytes, 5);
});

test('leaves nothing in the bucket when an upload fails halfway', async (t) => {
  const { store, listKept } = await openStore(t);
  const breaking = async function* () {
    for (let piece = 0; piece < 10; piece += 1) yield Buffer.alloc(1024 * 1024);
    throw new Error('the sender is gone');
  };
  await assert.rejects(() => store.put(key, Readable.from(breaking())), /gone/);
  assert.equal(await store.find(key), undefined);
  assert.deepEqual(await listKept(), []);
});

test('returns an address that answers as it was signed, until it expires', async (t) => {
  const { store } = await openStore(t);
  await store.put(key, Readable.from([Buffer.from('0123456789')]));
  const terms = { forSeconds: 60, disposition: attachmentAs('Été.mp4') };
  const nowSeconds = Math.floor(Date.now() / 1000);
  const address = String(await store.addressOf(key, { ...terms, signedAtSeconds: nowSeconds }));
  assert.equal(await store.addressOf(key, { ...terms, signedAtSeconds: nowSeconds }), address);
  assert.equal(new URL(address).origin, await store.origin());
  const reply = await fetch(address);
  assert.equal(await reply.text(), '0123456789');
  assert.equal(reply.headers.get('content-type'), 'video/mp4');
  assert.equal(
    reply.headers.get('content-disposition'),
    `attachment; filename="E_te_.mp4"; filename*=UTF-8''%C3%89t%C3%A9.mp4`,
  );
  assert.match(address, /[?&]X-Amz-Expires=60&/);
  const ended = await store.addressOf(key, { ...terms, signedAtSeconds: nowSeconds - 61 });
  assert.equal((await fetch(String(ended))).status, 403);
});

test('times out on a bucket that does not answer, and rejects names that lead out of a folder', async (t) => {
  const { store } = await openStore(t);
  const outside = { folder: 'event', name: '../portfolio/a.jpg' } as const;
  await assert.rejects(() => store.put(outside, Readable.from(['x'])), /cannot be the name/);
  assert.equal(await store.find(outside), undefined);
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  t.after(() => silent.closeAllConnections());
  t.after(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  const waiting = s3BlobStore(
    {
      bucket: 'files',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    },
    { answerMs: 50 },
  );
  t.after(waiting.close);
  await assert.rejects(() => waiting.find(key), /TimeoutError|timed out|timeout/i);
});
