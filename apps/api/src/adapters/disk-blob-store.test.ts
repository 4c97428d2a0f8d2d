import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { stageFile } from '../files/stage-file.ts';
import { sweepStaleFiles } from '../files/sweep-stale-files.ts';
import { sha256Of } from '../testing/files/sha256-of.ts';
import { openTestFiles } from '../testing/files/test-files.ts';

const key = { folder: 'event', name: 'abc.mp4' } as const;

test('returns a stored file with its content, size and checksum', async (t) => {
  const { blobs, remove } = await openTestFiles();
  t.after(remove);
  const content = randomBytes(3 * 1024 * 1024);
  assert.deepEqual(await blobs.put(key, Readable.from([content.subarray(0, 1000), content.subarray(1000)])), {
    bytes: content.length,
    sha256: sha256Of(content),
  });
  const found = await blobs.find(key);
  assert.equal(found?.bytes, content.length);
  assert.ok(found && sha256Of(await buffer(await found.read())) === sha256Of(content));
  assert.deepEqual(await buffer(await found.read({ from: 5, to: 9 })), content.subarray(5, 10));
  await blobs.remove(key);
  await blobs.remove(key);
  assert.equal(await blobs.find(key), undefined);
});

test('moves a staged file into the store', async (t) => {
  const { blobs, stagingFolder, remove } = await openTestFiles();
  t.after(remove);
  const staged = await stageFile(stagingFolder, Readable.from([Buffer.from('whole')]));
  await blobs.keep(key, staged);
  assert.deepEqual(await readdir(stagingFolder), []);
  assert.equal((await blobs.find(key))?.bytes, 5);
});

test('shows a file only when it is complete, and keeps nothing of a failed one', async (t) => {
  const { blobs, folder, stagingFolder, remove } = await openTestFiles();
  t.after(remove);
  const breaking = async function* () {
    yield Buffer.from('half');
    assert.equal(await blobs.find(key), undefined);
    throw new Error('the sender is gone');
  };
  await assert.rejects(() => blobs.put(key, Readable.from(breaking())), /gone/);
  assert.equal(await blobs.find(key), undefined);
  assert.deepEqual(await readdir(stagingFolder), []);
  assert.deepEqual(await readdir(folder).catch(() => []), []);
});

test('rejects names that lead out of the folder', async (t) => {
  const { blobs, remove } = await openTestFiles();
  t.after(remove);
  for (const name of ['../event.mp4', '..', '.hidden', 'a/b.mp4', 'a\0.mp4', '', 'x'.repeat(200)]) {
    const outside = { folder: 'event', name } as const;
    await assert.rejects(() => blobs.put(outside, Readable.from(['x'])), /cannot be the name/);
    assert.equal(await blobs.find(outside), undefined);
    await blobs.remove(outside);
  }
});

test('[FF-32] deletes staged files that are a day old, and keeps newer ones', async (t) => {
  const { stagingFolder, remove } = await openTestFiles();
  t.after(remove);
  const nowSeconds = 1_800_000_000;
  const day = 86_400;
  assert.equal(await sweepStaleFiles(stagingFolder, nowSeconds), 0);
  await mkdir(stagingFolder);
  for (const [name, age] of [
    ['old', day],
    ['young', day - 1],
  ] as const) {
    await writeFile(join(stagingFolder, name), 'x');
    await utimes(join(stagingFolder, name), nowSeconds - age, nowSeconds - age);
  }
  assert.equal(await sweepStaleFiles(stagingFolder, nowSeconds), 1);
  assert.deepEqual(await readdir(stagingFolder), ['young']);
});
