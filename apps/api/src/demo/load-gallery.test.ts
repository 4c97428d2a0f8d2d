import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { demoGallery } from '@repo/demo/gallery.data';
import { createImageWork } from '../files/images/image-work.ts';
import type { BlobStore } from '../ports/blob-store.ts';
import { signIn } from '../testing/actors.ts';
import { call } from '../testing/calls.ts';
import { openTestFiles } from '../testing/files/test-files.ts';
import { openTestShop } from '../testing/test-shop.ts';
import { loadDemoBookings } from './load-bookings.ts';
import { loadDemo } from './load-demo.ts';
import { loadDemoGallery } from './load-gallery.ts';

const count = demoGallery.photos.length;

/** Opens a product with the demo's bookings, but without its gallery. */
async function openDemo(t: TestContext) {
  const files = await openTestFiles();
  t.after(files.remove);
  const shop = await openTestShop(t, files);
  await loadDemo({ ...shop, blobs: { put: async () => ({ bytes: 0, sha256: '' }) } });
  await loadDemoBookings({
    ...shop,
    publicUrl: () => 'http://product.test',
    payOnPage: async (sessionId) => void (await shop.pay(sessionId)),
  });
  const images = createImageWork(files.stagingFolder);
  const load = (blobs: BlobStore = files.blobs) => loadDemoGallery({ ...shop, ...files, images, blobs });
  const event = await shop.database
    .selectFrom('event')
    .select(['id', 'hostId', 'status'])
    .where('name', '=', demoGallery.eventName)
    .executeTakeFirstOrThrow();
  const host = await signIn(shop, 'host', event.hostId);
  const read = async () =>
    (await call(shop, 'GET', `/api/v1/User/EventGallery/${event.id}`, undefined, host)).json();
  return { ...shop, ...files, load, event, read };
}

test('fills the gallery of a past event once, with smaller images made afterwards by the jobs', async (t) => {
  const { load, read, jobs, database, event, stagingFolder, clock } = await openDemo(t);
  await load();
  assert.deepEqual(await readdir(stagingFolder), []);
  assert.deepEqual((await read()).payload.totals, { image: count, video: 2, recap: 1 });
  await jobs.runDue();
  const { gallery } = (await read()).payload.items;
  assert.equal(gallery.length, count + 3);
  for (const { state, thumbnailUrl, file } of gallery) {
    assert.equal(state, 'ready', file);
    assert.match(thumbnailUrl, /\.(?:320|640)\.webp\?t=/, file);
  }
  const { status } = await database
    .selectFrom('event')
    .select('status')
    .where('id', '=', event.id)
    .executeTakeFirstOrThrow();
  const checks = await database.selectFrom('lineCheck').select(['state', 'at']).orderBy('at').execute();
  assert.deepEqual([status, ...checks.map(({ state }) => state)], ['completed', 'checkIn', 'checkOut']);
  assert.ok(Number(checks[1]?.at) < clock.nowMs());
  await load();
  assert.equal((await read()).payload.total, count + 3);
  assert.deepEqual(await jobs.listDead(1), []);
});

test('the next start continues after a crash in the middle', async (t) => {
  const { load, read, blobs } = await openDemo(t);
  let stored = 0;
  const crashing: BlobStore = {
    ...blobs,
    keep: async (key, file) => {
      stored += 1;
      if (stored === 20) throw new Error('crashed');
      await blobs.keep(key, file);
    },
  };
  await assert.rejects(load(crashing), /crashed/);
  assert.equal((await read()).payload.total, 19);
  await Promise.all([load(), load()]);
  assert.equal((await read()).payload.total, count + 3);
});
