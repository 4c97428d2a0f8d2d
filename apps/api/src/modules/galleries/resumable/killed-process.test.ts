import assert from 'node:assert/strict';
import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { galleryLimits } from '@repo/domain/limits';
import { randomFilm } from '../../../testing/files/movie-box.ts';
import { sha256Of } from '../../../testing/files/sha256-of.ts';
import { cameraPhoto } from '../../../testing/galleries/open-gallery.ts';
import { openEventForProcesses } from '../../../testing/galleries/open-event-for-processes.ts';

const twoDays = 2 * 86_400;

test('a process that is killed before it notes the smaller images leaves them to the next one, which notes them once', async (t) => {
  const { start, untilFilesAreTidy, listStored, listStaged, readFile } = await openEventForProcesses(t);
  const first = await start();
  await first.product.dieBefore(`update "event_file" set "state"`);
  const { content } = await cameraPhoto(1, { width: 1400, height: 900 });
  const by = await first.uploader();
  const texts = { filename: 'a.jpg', contentType: contentTypes.image };
  const begun = await first.client.create(by, content.length, texts);
  await first.client.patch(by, begun.headers.get('location') ?? '', 0, content);
  await first.product.ended;
  assert.match(first.product.diedAt() ?? '', /update "event_file"/);
  assert.equal((await readFile()).state, 'working');
  const half = await listStored();

  const { drive } = await start();
  await drive.advance(1);
  while ((await readFile()).state === 'working') await nextTurn();
  const { state, widths, imageName } = await readFile();
  assert.deepEqual([state, widths], ['ready', galleryLimits.imageWidthsPx]);
  assert.equal(half.length, 1 + galleryLimits.imageWidthsPx.length);
  assert.deepEqual(await listStored(), half, 'the second run writes the same files');
  assert.ok(half.includes(imageName ?? ''));
  await drive.advance(twoDays);
  await untilFilesAreTidy();
  assert.deepEqual(await listStored(), half);
  assert.deepEqual(await listStaged(), []);
});

test('[FF-30] [FF-32] an upload goes on where it was when its process is killed within a chunk, and leaves one file', async (t) => {
  const { dataDir, start, untilFilesAreTidy, listStored, listStaged, readFile } =
    await openEventForProcesses(t);
  const content = randomFilm(5_000_000);
  const chunk = 2_000_000;
  const first = await start();
  const by = await first.uploader();
  const begun = await first.client.create(by, content.length);
  const path = begun.headers.get('location') ?? '';
  assert.equal((await first.client.patch(by, path, 0, content.subarray(0, chunk))).status, 204);

  // Killed while the second chunk arrives.
  const cut = first.client.beginPatch(by, path, chunk, chunk);
  cut.write(content.subarray(chunk, chunk + 1_500_000));
  const isArriving = async (): Promise<boolean> => {
    const [name] = await listStaged();
    return name !== undefined && (await stat(join(dataDir, 'staging', name))).size > 0;
  };
  while (!(await isArriving())) await nextTurn();
  await first.product.kill();
  const [partial = ''] = await listStaged();
  const old = Date.now() / 1000 - twoDays;
  await utimes(join(dataDir, 'staging', partial), old, old);

  // Killed when the second chunk is stored, but does not count yet.
  const second = await start();
  assert.deepEqual(await listStaged(), [], 'a start deletes what a dead process left');
  const again = await second.uploader();
  assert.equal(await second.client.offsetAt(again, path), chunk);
  await second.product.dieBefore('update "upload" set "chunk_names"');
  await assert.rejects(second.client.patch(again, path, chunk, content.subarray(chunk, 2 * chunk)));
  await second.product.ended;
  assert.equal((await listStored()).length, 2);

  const last = await start();
  const resumed = await last.uploader();
  const offset = await last.client.offsetAt(resumed, path);
  assert.equal(offset, chunk);
  assert.equal((await last.client.patch(resumed, path, offset, content.subarray(offset))).status, 200);
  const { contentHash: hash, bytes, state } = await readFile();
  assert.equal(hash, sha256Of(content));
  assert.deepEqual([bytes, state], [content.length, 'ready']);
  await last.drive.advance(twoDays);
  await untilFilesAreTidy();
  assert.deepEqual(await listStored(), [(await readFile()).storedName]);
  assert.deepEqual(await listStaged(), []);
});
