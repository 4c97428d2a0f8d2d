import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { galleryLimits } from '@repo/domain/limits';
import { productLogger } from '../../../http/request-log.ts';
import { openJobs } from '../../../jobs/open-jobs.ts';
import { makeAcceptedEvent } from '../../../testing/bookings/make-accepted-event.ts';
import { endLeases } from '../../../testing/faults/crash-cell.ts';
import { driveBooking } from '../../../testing/faults/drive-booking.ts';
import { databaseUrlOf, faultyProgram, startFaultyProduct } from '../../../testing/faults/faulty-product.ts';
import type { FaultyProduct } from '../../../testing/faults/faulty-product.ts';
import { makePeople, makeProviders } from '../../../testing/faults/people.ts';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { randomFilm } from '../../../testing/files/movie-box.ts';
import { cameraPhoto } from '../../../testing/galleries/open-gallery.ts';
import { tusClient } from '../../../testing/galleries/tus-client.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { smallerImagesJob } from '../make-smaller-images.ts';
import { removeUnusedFilesJob } from '../remove-unused-files.ts';

const twoDays = 2 * 86_400;

/** An agreed event with its host, on a database and a data folder that processes of the product share one by one. */
async function openEvent(t: TestContext) {
  const opened = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'killed-'));
  const alive = new Set<FaultyProduct>();
  t.after(async () => {
    for (const product of alive) await product.kill();
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const { database } = opened;
  const [host] = await makePeople(database, 'host', 1);
  const [provider] = await makeProviders(database, [{}]);
  assert.ok(host !== undefined && provider !== undefined);
  const clock = fixedClock(Date.now());
  const jobs = openJobs({ database, clock, logger: productLogger('silent') });
  const { eventId } = await makeAcceptedEvent(
    { database, clock, jobs },
    { hostId: host.accountId, providerIds: [provider.accountId] },
  );
  const listFiles = async (folder: string): Promise<readonly string[]> =>
    (await readdir(join(dataDir, folder)).catch(() => [])).toSorted();
  return {
    dataDir,
    listStored: () => listFiles('files/event'),
    listStaged: () => listFiles('staging'),
    /** Starts the product after the one before was killed, without waiting for its leases. */
    start: async () => {
      await endLeases(database);
      await database
        .updateTable('upload')
        .set({ leased_until: new Date(0) })
        .where('lease', 'is not', null)
        .execute();
      const product = startFaultyProduct(dataDir, faultyProgram);
      alive.add(product);
      const url = (await product.open(databaseUrlOf(opened))) ?? assert.fail('the product did not start');
      const drive = driveBooking(url);
      const client = tusClient(url, eventId);
      const uploader = async () => ({
        accountId: host.accountId,
        headers: { authorization: `Bearer ${await drive.tokenOf(host)}` },
      });
      return { product, url, drive, client, uploader };
    },
    /** Waits until no job has work to do on the files of galleries. */
    untilFilesAreTidy: async (): Promise<void> => {
      const waiting = database
        .selectFrom('job')
        .select('id')
        .where('name', 'in', [smallerImagesJob.name, removeUnusedFilesJob.name]);
      while ((await waiting.execute()).length > 0) await nextTurn();
    },
    /** Returns the only file of the gallery. */
    readFile: () => database.selectFrom('event_file').selectAll().executeTakeFirstOrThrow(),
  };
}

test('a process that is killed before it notes the smaller images leaves them to the next one, which notes them once', async (t) => {
  const { start, untilFilesAreTidy, listStored, listStaged, readFile } = await openEvent(t);
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
  const { state, widths, image_name: imageName } = await readFile();
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
  const { dataDir, start, untilFilesAreTidy, listStored, listStaged, readFile } = await openEvent(t);
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
  const { content_hash: hash, bytes, state } = await readFile();
  assert.equal(hash, createHash('sha256').update(content).digest('hex'));
  assert.deepEqual([bytes, state], [content.length, 'ready']);
  await last.drive.advance(twoDays);
  await untilFilesAreTidy();
  assert.deepEqual(await listStored(), [(await readFile()).stored_name]);
  assert.deepEqual(await listStaged(), []);
});
