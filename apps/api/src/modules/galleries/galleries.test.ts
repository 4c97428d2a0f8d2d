import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { getProviderGallery, uploadProviderFile } from '@repo/contracts/galleries/provider-gallery';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { galleryLimits } from '@repo/domain/limits';
import sharp from 'sharp';
import { signIn, signInAgain } from '../../testing/actors.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { cameraPhoto, openGallery } from '../../testing/galleries/open-gallery.ts';
import { makeEventFile } from '../../testing/galleries/make-event-file.ts';

const clip = readFile(join(import.meta.dirname, '../../database/catalogue-files/recap-elegant.mp4'));
const heic = readFile(join(import.meta.dirname, '../../files/images/fixtures/portrait.heic'));
const missing = [404, 'object_does_not_exist'];
const seconds = (iso: string): number => Date.parse(iso) / 1000;

test('[L-R02] [L-R03] [U-R01] [U-R02] [U-R09] a provider adds a photo and a video, and both sides read them', async (t) => {
  const { api, host, provider, event, read, upload } = await openGallery(t);
  const reply = await upload(provider, await cameraPhoto(1));
  assert.deepEqual(outcomeOf(reply), [200, 'added_to_gallery_successfully']);
  await upload(provider, { fileName: 'Dance.MP4', content: await clip }, contentTypes.video);
  const { items, total, totals } = await read(provider);
  assert.deepEqual([total, totals], [2, { image: 1, video: 1, recap: 0 }]);
  assert.deepEqual(
    [items.id, items.publicId, items.eventName, items.eventDate % 86_400],
    [event.eventId, event.publicId, items.eventName, 0],
  );
  const photo = items.gallery.find(({ file }) => file === 'IMG_1.jpg');
  const { imageUrl, thumbnailUrl, downloadUrl, id, sizeBytes, ...rest } = photo ?? assert.fail();
  assert.deepEqual(rest, {
    contentType: 'GALLERY_IMAGES',
    file: 'IMG_1.jpg',
    isLocked: false,
    isOwnUpload: true,
    sbportfolioId: null,
    selected: false,
    uploadedBy: rest.uploadedBy,
    takenAt: seconds('2026-06-14T20:30-04:00'),
    state: 'working',
    widthPx: 900,
    heightPx: 600,
    durationSeconds: null,
    placeholder: null,
    sizes: [],
  });
  assert.match(rest.uploadedBy, /\S \S/);
  assert.equal(thumbnailUrl, imageUrl, 'the image itself until the smaller ones exist');
  const video = items.gallery.find(({ file }) => file === 'Dance.MP4');
  assert.deepEqual(
    [video?.contentType, video?.state, video?.thumbnailUrl, Math.round(video?.durationSeconds ?? 0) > 0],
    ['GALLERY_VIDEOS', 'ready', '', true],
  );
  const [seen] = (await read(host, '?kind=image')).items.gallery;
  assert.deepEqual([seen?.id, seen?.isOwnUpload], [id, false]);
  const image = await api.app.inject({ url: imageUrl });
  assert.deepEqual([image.statusCode, image.rawPayload.length], [200, sizeBytes]);
  assert.ok(downloadUrl?.includes(`/Download/${id}?t=`));
});

test('[A-14] [U-R02] both doors lead to the same gallery, each only for its side', async (t) => {
  const { api, host, provider, uploaded, upload, names } = await openGallery(t);
  assert.equal((await uploaded(host, await cameraPhoto(1))).isOwnUpload, true);
  await uploaded(provider, await cameraPhoto(2));
  assert.deepEqual(await names(host), ['IMG_1.jpg', 'IMG_2.jpg']);
  const stranger = await signIn(api, 'host');
  const before = await readdir(api.app.stagingFolder).catch(() => []);
  const foreign = await upload(host, await cameraPhoto(3), undefined, { eventId: '999999' });
  assert.deepEqual(outcomeOf(foreign), missing);
  const another = await upload(provider, await cameraPhoto(3), undefined, {
    SbUserId: String(stranger.accountId),
  });
  assert.deepEqual(outcomeOf(another), missing);
  assert.deepEqual(await readdir(api.app.stagingFolder).catch(() => []), before);
});

test('[T-R07] the gallery of a provider opens at the check-in, and nothing is received before', async (t) => {
  const { api, other, lines, check, upload, read, event } = await openGallery(t);
  const gate = [409, 'gallery_opens_at_check_in'];
  assert.deepEqual(outcomeOf(await upload(other, await cameraPhoto(1))), gate);
  const path = getProviderGallery.path
    .replace(':eventId', String(event.eventId))
    .replace(':sbUserId', String(other.accountId));
  assert.deepEqual(outcomeOf(await call(api, 'GET', path, undefined, other)), gate);
  await check(lines.second, 'checkIn');
  assert.equal((await upload(other, await cameraPhoto(1))).statusCode, 200);
  await check(lines.second, 'checkOut');
  assert.equal((await read(other)).total, 1);
});

test('a host adds files once the event is agreed', async (t) => {
  const { api, host, event, upload } = await openGallery(t);
  await api.database
    .updateTable('event')
    .set({ status: 'pending' })
    .where('id', '=', event.eventId)
    .execute();
  const refused = await upload(host, await cameraPhoto(1));
  assert.deepEqual(outcomeOf(refused), [409, 'action_is_not_possible_now']);
});

test('[A-116] pages of 500 with totals by kind, newest first, in four statements', async (t) => {
  const { api, host, provider, event, read } = await openGallery(t);
  const count = galleryLimits.filesPerPage + 2;
  for (let number = 0; number < count; number += 1)
    await makeEventFile(api, event.eventId, provider.accountId, {
      fileName: `${number}.jpg`,
      takenAt: new Date(api.clock.nowMs() - number * 1000),
    });
  await makeEventFile(api, event.eventId, provider.accountId, {
    kind: 'video',
    fileName: 'film.mp4',
    imageName: null,
  });
  for (const by of [host, provider]) {
    const before = api.statements();
    const first = await read(by);
    assert.equal(api.statements() - before, 4);
    assert.deepEqual([first.total, first.totals], [count + 1, { image: count, video: 1, recap: 0 }]);
    assert.equal(first.items.gallery.length, galleryLimits.filesPerPage);
  }
  const second = await read(host, '?page=2&kind=image');
  assert.equal(second.total, count);
  assert.deepEqual(
    second.items.gallery.map(({ file }) => file),
    [`${count - 2}.jpg`, `${count - 1}.jpg`],
  );
  assert.deepEqual((await read(host, '?page=3')).items.gallery, []);
  for (const query of ['?page=0', '?kind=song']) {
    const path = `/api/v1/User/EventGallery/${event.eventId}${query}`;
    assert.equal((await call(api, 'GET', path, undefined, host)).statusCode, 400, query);
  }
});

test('[FF-34] [A-48] [U-R03] a HEIC becomes an upright JPEG of that name, and its original is kept privately', async (t) => {
  const { host, provider, uploaded, listStored, read, get } = await openGallery(t);
  const { imageUrl, file, ...sent } = await uploaded(provider, {
    fileName: 'IMG_0042.HEIC',
    content: await heic,
  });
  assert.deepEqual([file, sent.widthPx, sent.heightPx], ['IMG_0042.jpg', 240, 320]);
  const shown = await get(imageUrl);
  const { format, orientation, width, height } = await sharp(shown.rawPayload).metadata();
  assert.deepEqual([format, orientation ?? 1, width, height], ['jpeg', 1, 240, 320]);
  const stored = await listStored();
  assert.equal(stored.filter((name) => name.endsWith('.heic')).length, 1);
  assert.ok(!JSON.stringify(await read(host)).includes('.heic'));
});

test('[A-48] what leaves the product holds neither the place nor the serial number of a camera', async (t) => {
  const { api, provider, uploaded, read, get } = await openGallery(t);
  const sent = await cameraPhoto(1, { width: 1400, height: 900 });
  for (const secret of ['SERIAL-4711', 'A camera maker'])
    assert.ok(sent.content.includes(secret), 'the test photo holds it');
  await uploaded(provider, sent);
  const webp = await sharp(sent.content).keepMetadata().webp().toBuffer();
  assert.ok(webp.includes('SERIAL-4711'));
  await uploaded(provider, { fileName: 'b.webp', content: webp });
  const png = await sharp(sent.content).keepMetadata().png().toBuffer();
  assert.ok(png.includes('SERIAL-4711'));
  await uploaded(provider, { fileName: 'c.png', content: png });
  await api.jobs.runDue();
  const { gallery } = (await read(provider)).items;
  assert.equal(gallery.length, 3);
  for (const { imageUrl, sizes, downloadUrl, file } of gallery) {
    const download = await get(downloadUrl ?? '');
    const urls = [imageUrl, ...sizes.map(({ url }) => url), String(download.headers.location)];
    assert.equal(urls.length, 5, file);
    for (const url of urls) {
      const { rawPayload, statusCode } = await get(url);
      assert.equal(statusCode, 200);
      assert.ok(!rawPayload.includes('SERIAL-4711'), url);
      assert.equal((await sharp(rawPayload).metadata()).exif, undefined, url);
    }
  }
});

test('[U-R09] a content is added once, in whatever name, until its file is in the trash', async (t) => {
  const { api, host, provider, uploaded, upload, listStored, get } = await openGallery(t);
  const photo = await cameraPhoto(1);
  const { id, imageUrl } = await uploaded(provider, photo);
  const stored = await listStored();
  const twice = [409, 'files_already_uploaded'];
  assert.deepEqual(outcomeOf(await upload(provider, { ...photo, fileName: 'other.jpg' })), twice);
  assert.deepEqual(outcomeOf(await upload(host, photo)), twice);
  const downloaded = { fileName: 'again.jpg', content: (await get(imageUrl)).rawPayload };
  assert.deepEqual(outcomeOf(await upload(host, downloaded)), twice);
  assert.deepEqual(await listStored(), stored);
  await call(api, 'DELETE', '/api/v1/User/EventGallery', { ids: [id] }, host);
  assert.equal((await upload(provider, photo)).statusCode, 200);
});

test('[U-R09] of concurrent uploads of the same content exactly one is stored', async (t) => {
  const { api, host, provider, upload, names, listStored } = await openGallery(t);
  const photo = await cameraPhoto(1);
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) => upload(index % 2 === 0 ? host : provider, photo)),
  );
  assert.deepEqual(
    replies.map(({ statusCode }) => statusCode).toSorted(),
    [200, 409, 409, 409, 409, 409, 409, 409],
  );
  assert.deepEqual(await names(host), ['IMG_1.jpg']);
  assert.equal((await listStored()).length, 1);
  assert.deepEqual(await readdir(api.app.stagingFolder), []);
});

test('[U-R05] refuses 400 MB by the declared size, before anything is received', async (t) => {
  const { api, provider } = await openGallery(t);
  const reply = await api.app.inject({
    method: 'POST',
    url: uploadProviderFile.path,
    headers: {
      ...provider.headers,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(500 * 1024 * 1024),
    },
    payload: '--x--\r\n',
  });
  assert.deepEqual(outcomeOf(reply), [413, 'each_file_size_should_be_under_400mb']);
});

test('[L-R09] [A-16] a signed right of 15 minutes downloads one file without a token', async (t) => {
  const { api, host, provider, uploaded, get } = await openGallery(t);
  const photo = await uploaded(provider, await cameraPhoto(1));
  const second = await uploaded(provider, await cameraPhoto(2));
  const url = photo.downloadUrl ?? '';
  const reply = await get(url);
  assert.deepEqual([reply.statusCode, reply.headers['cache-control']], [302, 'no-store']);
  const file = await get(String(reply.headers.location));
  assert.match(String(file.headers['content-disposition']), /^attachment; filename="IMG_1\.jpg"/);
  assert.equal(file.rawPayload.length, photo.sizeBytes);
  const forged = [
    url.replace(`/${photo.id}?`, `/${second.id}?`),
    `${url}x`,
    `${url}.x`,
    url.replace(/t=\w/, 't=z'),
    url.replace(/\?.*/, '?t=a'),
  ];
  for (const wrong of forged) assert.deepEqual(outcomeOf(await get(wrong)), missing, wrong);
  assert.equal((await get(url.replace(/\?.*/, ''))).statusCode, 400);
  await call(api, 'DELETE', '/api/v1/User/EventGallery', { ids: [second.id] }, host);
  assert.deepEqual(outcomeOf(await get(second.downloadUrl ?? '')), missing);
  api.clock.advanceSeconds(15 * 60);
  assert.deepEqual(outcomeOf(await get(url)), missing);
});

test('[A-41] signs the same address for five minutes, so that browsers find files in their cache', async (t) => {
  const { api, host, provider, uploaded, read, get } = await openGallery(t);
  await uploaded(provider, await cameraPhoto(1));
  const urlNow = async (): Promise<string> => (await read(host)).items.gallery[0]?.imageUrl ?? '';
  const url = await urlNow();
  api.clock.advanceSeconds(299);
  assert.equal(await urlNow(), url);
  assert.match(String((await get(url)).headers['cache-control']), /^private, max-age=601$/);
  api.clock.advanceSeconds(1);
  assert.notEqual(await urlNow(), url);
  api.clock.advanceSeconds(599);
  assert.equal((await get(url)).statusCode, 200);
  api.clock.advanceSeconds(1);
  assert.equal((await get(url)).statusCode, 404);
  assert.equal((await get(url.replace(/\?.*/, ''))).statusCode, 404);
});

test('serves parts of a video, so that a player can jump', async (t) => {
  const { api, provider, uploaded } = await openGallery(t);
  const content = await clip;
  const { imageUrl, sizeBytes } = await uploaded(
    provider,
    { fileName: 'a.mp4', content },
    contentTypes.video,
  );
  assert.equal(sizeBytes, content.length);
  const reply = await api.app.inject({ url: imageUrl, headers: { range: 'bytes=1000-1999' } });
  assert.equal(reply.statusCode, 206);
  assert.deepEqual(
    [reply.headers['content-range'], reply.headers['content-type'], reply.rawPayload.length],
    [`bytes 1000-1999/${content.length}`, 'video/mp4', 1000],
  );
  const outside = await api.app.inject({ url: imageUrl, headers: { range: 'bytes=99999999-' } });
  assert.equal(outside.statusCode, 416);
});

test('[U-R02] a recap of a provider is a video in the tab of recaps', async (t) => {
  const { provider, read, uploaded, upload } = await openGallery(t);
  await uploaded(provider, { fileName: 'recap.mp4', content: await clip }, contentTypes.recap);
  const { items, totals } = await read(provider, '?kind=recap');
  assert.deepEqual(
    items.gallery.map(({ contentType, file }) => [contentType, file]),
    [['GALLERY_REELS', 'recap.mp4']],
  );
  assert.deepEqual(totals, { image: 0, video: 0, recap: 1 });
  const photo = await upload(provider, await cameraPhoto(1), contentTypes.recap);
  assert.deepEqual(outcomeOf(photo), [415, 'file_format_not_supported']);
});

test('a full disk refuses an upload with a clear error and leaves nothing of it', async (t) => {
  let isFull = true;
  const { api, provider, upload, listStored, names } = await openGallery(t, ({ blobs }) => ({
    blobs: {
      ...blobs,
      keep: async (key, file) => {
        if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
        await blobs.keep(key, file);
      },
    },
  }));
  const photo = await cameraPhoto(1);
  assert.deepEqual(outcomeOf(await upload(provider, photo)), [503, 'storage_is_full']);
  assert.deepEqual([await listStored(), await names(provider)], [[], []]);
  assert.deepEqual(await readdir(api.app.stagingFolder), []);
  isFull = false;
  assert.equal((await upload(provider, photo)).statusCode, 200);
});

test('[FF-32] a file that was stored without its row is deleted a day later', async (t) => {
  const { api, provider, uploaded, listStored, get, read } = await openGallery(t);
  await uploaded(provider, await cameraPhoto(1));
  await uploaded(provider, await cameraPhoto(2));
  await api.jobs.runDue();
  const before = await listStored();
  // As a crash between the two leaves it.
  await api.database.deleteFrom('eventFile').where('fileName', '=', 'IMG_2.jpg').execute();
  api.clock.advanceSeconds(86_400 - 1);
  await api.jobs.runDue();
  assert.deepEqual(await listStored(), before);
  api.clock.advanceSeconds(1);
  await api.jobs.runDue();
  assert.equal((await listStored()).length, before.length / 2);
  const again = await signInAgain(api, provider, 'provider');
  const { gallery } = (await read(again)).items;
  for (const { imageUrl } of gallery) assert.equal((await get(imageUrl)).statusCode, 200);
});
