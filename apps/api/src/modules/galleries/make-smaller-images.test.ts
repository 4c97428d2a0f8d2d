import assert from 'node:assert/strict';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { setPoster } from '@repo/contracts/galleries/host-gallery';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import sharp from 'sharp';
import type { TestActor } from '../../testing/actors.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { formOf } from '../../testing/files/form-of.ts';
import { makeEventFile } from '../../testing/galleries/make-event-file.ts';
import { cameraPhoto, openGallery } from '../../testing/galleries/open-gallery.ts';
import type { SentFile } from '../../testing/galleries/open-gallery.ts';
import { smallerImagesJob } from './make-smaller-images.ts';

const clip = readFile(join(import.meta.dirname, '../../database/catalogue-files/recap-elegant.mp4'));

async function openImages(t: TestContext) {
  const gallery = await openGallery(t);
  const poster = (by: TestActor, fileId: number, file: SentFile) => {
    const form = formOf([{ name: 'file', ...file }]);
    return call(gallery.api, 'POST', setPoster.path.replace(':fileId', String(fileId)), form.payload, {
      headers: { ...form.headers, ...by.headers },
    });
  };
  const addVideo = () =>
    clip.then((content) =>
      gallery.uploaded(gallery.provider, { fileName: 'a.mp4', content }, contentTypes.video),
    );
  const files = async () => (await gallery.read(gallery.host)).items.gallery;
  return { ...gallery, poster, addVideo, gallery: files };
}

test('[A-116] a photo gets the widths that exist, a placeholder and the state ready', async (t) => {
  const { api, provider, uploaded, gallery, get } = await openImages(t);
  await uploaded(provider, await cameraPhoto(1, { width: 1500, height: 1000 }));
  await uploaded(provider, await cameraPhoto(2, { width: 300, height: 200 }));
  await api.jobs.runDue();
  const [second, first] = await gallery();
  assert.deepEqual([first?.state, second?.state], ['ready', 'ready']);
  assert.deepEqual(
    first?.sizes.map(({ widthPx }) => widthPx),
    [320, 640, 1280],
  );
  assert.deepEqual(second?.sizes, []);
  assert.equal(second?.thumbnailUrl, second?.imageUrl);
  assert.match(first?.placeholder ?? '', /^data:image\/webp;base64,/);
  assert.equal(first?.thumbnailUrl, first?.sizes[1]?.url);
  for (const { widthPx, url } of first?.sizes ?? []) {
    const { width, height, format } = await sharp((await get(url)).rawPayload).metadata();
    assert.deepEqual([width, height, format], [widthPx, Math.round((widthPx * 2) / 3), 'webp']);
  }
});

test('[FF-35] one file that cannot be read becomes broken, and the others go on', async (t) => {
  const { api, provider, uploaded, gallery, files, event } = await openImages(t);
  for (const number of [1, 2, 3]) await uploaded(provider, await cameraPhoto(number));
  const { storedName: damaged } = await api.database
    .selectFrom('eventFile')
    .select('storedName')
    .where('fileName', '=', 'IMG_2.jpg')
    .executeTakeFirstOrThrow();
  const path = files.pathOf({ folder: 'event', name: damaged });
  await writeFile(path, (await readFile(path)).subarray(0, 900));
  const lost = await makeEventFile(api, event.eventId, provider.accountId, {
    fileName: 'lost.jpg',
    storedName: 'lost.jpg',
    imageName: 'lost.jpg',
    state: 'working',
  });
  await api.jobs.enqueue(api.database, smallerImagesJob, { fileId: lost, imageName: 'lost.jpg' });
  await api.jobs.runDue();
  const states = (await gallery()).map(({ file, state }) => [file, state]);
  assert.deepEqual(Object.fromEntries(states), {
    'IMG_1.jpg': 'ready',
    'IMG_2.jpg': 'broken',
    'IMG_3.jpg': 'ready',
    'lost.jpg': 'broken',
  });
  assert.deepEqual(await api.jobs.listDead(10), []);
  assert.deepEqual(await readdir(api.app.stagingFolder), []);
});

test('a job that is killed in the middle is done by the next run, with the same files', async (t) => {
  const stop = { after: 2 };
  const { api, provider, uploaded, listStored, read } = await openGallery(t, ({ blobs }) => ({
    blobs: {
      ...blobs,
      keep: async (key, file) => {
        stop.after -= 1;
        if (stop.after === 0) throw new Error('the process is killed');
        await blobs.keep(key, file);
      },
    },
  }));
  stop.after = 3;
  await uploaded(provider, await cameraPhoto(1, { width: 1500, height: 1000 }));
  await api.jobs.runDue();
  assert.equal((await read(provider)).items.gallery[0]?.state, 'working');
  const half = await listStored();
  assert.equal(half.length, 2);
  api.clock.advanceSeconds(3600);
  await api.jobs.runDue();
  const [file] = await api.database.selectFrom('eventFile').selectAll().execute();
  assert.deepEqual([file?.state, file?.widths], ['ready', [320, 640, 1280]]);
  const all = await listStored();
  assert.equal(all.length, 4);
  assert.ok(half.every((name) => all.includes(name)));
  const payload = { fileId: file?.id ?? 0, imageName: file?.imageName ?? '' };
  await api.jobs.enqueue(api.database, smallerImagesJob, payload);
  await api.jobs.runDue();
  assert.deepEqual(await listStored(), all, 'a second run changes nothing');
});

test('leaves nothing of a file that is deleted for good while its smaller images are made', async (t) => {
  const { api, provider, uploaded, listStored } = await openGallery(t, ({ blobs }) => ({
    blobs: {
      ...blobs,
      find: async (key) => {
        await api.database.deleteFrom('eventFile').execute();
        return blobs.find(key);
      },
    },
  }));
  await uploaded(provider, await cameraPhoto(1));
  await api.jobs.runDue();
  assert.deepEqual(await listStored(), []);
});

test('[A-107] the uploader and the host set the poster of a video, and the replaced one is deleted', async (t) => {
  const { api, host, provider, other, poster, addVideo, gallery, listStored, get } = await openImages(t);
  const { id, durationSeconds, thumbnailUrl } = await addVideo();
  assert.ok(durationSeconds !== null && durationSeconds > 1 && durationSeconds < 60);
  assert.equal(thumbnailUrl, '');
  const reply = await poster(provider, id, await cameraPhoto(1, { width: 1920, height: 1080 }));
  assert.equal(reply.statusCode, 200, reply.body);
  assert.deepEqual([reply.json().payload.items.state, reply.json().payload.items.widthPx], ['working', 1280]);
  await api.jobs.runDue();
  const [shown] = await gallery();
  assert.deepEqual(
    [shown?.state, shown?.heightPx, shown?.sizes.map(({ widthPx }) => widthPx)],
    ['ready', 720, [320, 640]],
  );
  const image = await get(shown?.thumbnailUrl ?? '');
  assert.equal(image.headers['content-type'], 'image/webp');
  assert.equal((await get(shown?.imageUrl ?? '')).headers['content-type'], 'video/mp4');
  const before = await listStored();
  assert.equal((await poster(host, id, await cameraPhoto(2, { width: 800, height: 450 }))).statusCode, 200);
  await api.jobs.runDue();
  const after = await listStored();
  assert.deepEqual(
    after.filter((name) => before.includes(name)),
    before.filter((name) => name.endsWith('.mp4')),
  );
  assert.equal(after.length, 4);
  const refused = await poster(other, id, await cameraPhoto(3));
  assert.deepEqual(outcomeOf(refused), [404, 'object_does_not_exist']);
});

test('refuses a poster of a photo, and one that is no image', async (t) => {
  const { provider, uploaded, poster, addVideo, listStored } = await openImages(t);
  const photo = await uploaded(provider, await cameraPhoto(1));
  const { id } = await addVideo();
  const before = await listStored();
  assert.deepEqual(outcomeOf(await poster(provider, photo.id, await cameraPhoto(2))), [
    409,
    'action_is_not_possible_now',
  ]);
  const film = { fileName: 'a.jpg', content: await clip };
  assert.deepEqual(outcomeOf(await poster(provider, id, film)), [415, 'unsupported_image_format']);
  const drawing = { fileName: 'a.svg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
  assert.deepEqual(outcomeOf(await poster(provider, id, drawing)), [415, 'unsupported_image_format']);
  assert.deepEqual(await listStored(), before);
});
