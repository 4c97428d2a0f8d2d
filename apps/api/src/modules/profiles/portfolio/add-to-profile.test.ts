import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { envelopeOf } from '@repo/contracts/envelope';
import { addToProfile } from '@repo/contracts/profiles/portfolio';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { fileLimits } from '@repo/domain/limits';
import sharp from 'sharp';
import { signInAgain } from '../../../testing/actors.ts';
import type { TestActor } from '../../../testing/actors.ts';
import { call, outcomeOf } from '../../../testing/calls.ts';
import { cameraPhoto } from '../../../testing/galleries/open-gallery.ts';
import type { TestGallery } from '../../../testing/galleries/open-gallery.ts';
import { openEndedGallery } from '../../../testing/galleries/open-ended-gallery.ts';
import {
  photo as otherPhoto,
  photos,
  portfolioForm,
  portfolioPath,
} from '../../../testing/portfolio/portfolio-form.ts';

const day = 86_400;
const added = [200, 'added_to_profile_successfully'];
const embargo = [409, 'profile_embargo'];
const replyForm = envelopeOf(addToProfile.reply);
const clip = readFile(join(import.meta.dirname, '../../../database/catalogue-files/recap-elegant.mp4'));

const allow = ({ api, event }: TestGallery, host: TestActor, isAllowed: boolean) =>
  call(api, 'PUT', `/api/v1/User/EventGallery/ProfileUse/${event.eventId}`, { isAllowed }, host);

test('[U-R08] copies a gallery photo to the end of the portfolio, where everyone sees it', async (t) => {
  const { api, provider, add, photo, read, listStored } = await openEndedGallery(t, 7);
  const reply = await add({ fileId: photo.id });
  assert.deepEqual(outcomeOf(reply), added);
  const { id, imageUrl, displayOrder } = replyForm.parse(reply.json()).payload.items;
  assert.equal(displayOrder, 1);
  const image = await api.app.inject({ url: imageUrl });
  const { width, exif } = await sharp(image.rawPayload).metadata();
  assert.deepEqual([image.statusCode, width, exif], [200, 1600, undefined]);
  assert.equal((await read(provider)).items.gallery[0]?.sbportfolioId, id);
  assert.deepEqual(outcomeOf(await add({ fileId: photo.id })), [409, 'files_already_uploaded']);
  assert.equal((await listStored()).length, 1);
  assert.deepEqual(await readdir(api.app.stagingFolder), []);
});

test('[A-44] a photo waits seven days after the event, unless the host allows it earlier', async (t) => {
  const gallery = await openEndedGallery(t, 7);
  const { api, add, photo, again } = gallery;
  api.clock.advanceSeconds(-1);
  assert.deepEqual(outcomeOf(await add({ fileId: photo.id })), embargo);
  const host = await again(gallery.host, 'host');
  const reply = await allow(gallery, host, true);
  assert.deepEqual(
    [outcomeOf(reply), reply.json().payload.items],
    [[200, 'updated_successfully'], { isAllowed: true }],
  );
  await allow(gallery, host, false);
  assert.deepEqual(outcomeOf(await add({ fileId: photo.id })), embargo);
  await allow(gallery, host, true);
  assert.deepEqual(outcomeOf(await add({ fileId: photo.id })), added);
});

test('[A-44] a file without an id is recognised by its content, as uploaded and as downloaded', async (t) => {
  const { api, add, photo, get, event, read, provider } = await openEndedGallery(t, 6);
  const sent = await cameraPhoto(1, { width: 2000, height: 1200 });
  const { imageUrl } = (await read(provider)).items.gallery[0] ?? photo;
  const downloaded = { fileName: 'mine.jpg', content: (await get(imageUrl)).rawPayload };
  for (const file of [sent, downloaded]) assert.deepEqual(outcomeOf(await add({ file })), embargo);
  assert.deepEqual(outcomeOf(await add({ file: await cameraPhoto(2) })), added);
  await api.database
    .updateTable('event')
    .set({ isMarketingAllowed: false })
    .where('id', '=', event.eventId)
    .execute();
  api.clock.advanceSeconds(day);
  const consent = [409, 'marketing_consent_is_missing'];
  const later = await signInAgain(api, provider, 'provider');
  for (const wanted of [{ file: sent }, { file: downloaded }, { fileId: photo.id }])
    assert.deepEqual(outcomeOf(await add(wanted, later)), consent);
});

test('[U-R08] refuses videos, an empty form and files that are not images', async (t) => {
  const { add, uploaded, provider } = await openEndedGallery(t, 7);
  const video = await uploaded(provider, { fileName: 'a.mp4', content: await clip }, contentTypes.video);
  const videos = [400, 'please_unselect_videos'];
  assert.deepEqual(outcomeOf(await add({ fileId: video.id })), videos);
  assert.deepEqual(outcomeOf(await add({ file: { fileName: 'a.jpg', content: await clip } })), videos);
  assert.deepEqual(outcomeOf(await add({})), [400, 'please_select_image']);
  const text = { fileName: 'a.jpg', content: Buffer.from('PK\x03\x04 not a photo') };
  assert.deepEqual(outcomeOf(await add({ file: text })), [415, 'unsupported_image_format']);
});

test('does not find a photo of another photographer, of the host, in the trash, or with an unknown id', async (t) => {
  const { api, host, add, photo, provider, lines, check, other, again, uploaded } = await openEndedGallery(
    t,
    7,
  );
  const missing = [404, 'object_does_not_exist'];
  await check(lines.second, 'checkIn');
  const rival = await again(other, 'provider');
  assert.deepEqual(outcomeOf(await add({ fileId: photo.id }, rival)), missing);
  const byHost = await uploaded(host, await cameraPhoto(3));
  assert.deepEqual(outcomeOf(await add({ fileId: byHost.id })), missing);
  assert.deepEqual(outcomeOf(await add({ fileId: 999_999 })), missing);
  await call(api, 'DELETE', '/api/v1/User/EventGallery', { ids: [photo.id] }, host);
  assert.deepEqual(outcomeOf(await add({ fileId: photo.id }, provider)), missing);
});

test('[A-05] two concurrent additions fill the last place of a portfolio once', async (t) => {
  const { api, add, photo, provider, listStored } = await openEndedGallery(t, 7);
  const images = Array.from({ length: fileLimits.portfolioImages.to - 1 }, (_, index) => ({
    providerId: provider.accountId,
    fileName: `${index}.jpg`,
    displayOrder: index + 1,
  }));
  await api.database.insertInto('portfolioImage').values(images).execute();
  const outcomes = await Promise.all([add({ fileId: photo.id }), add({ file: await cameraPhoto(2) })]);
  assert.deepEqual(outcomes.map(outcomeOf).toSorted(), [added, [400, 'portfolio_is_full']]);
  assert.equal((await listStored()).length, 1);
});

test('[A-44] the portfolio form refuses event photos under embargo too, and names the refused file', async (t) => {
  const { api, provider, listStored } = await openEndedGallery(t, 6);
  const device = { name: 'A phone of the test' };
  const { id: deviceId } = await api.database
    .insertInto('device')
    .values(device)
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofEvent = await cameraPhoto(1, { width: 2000, height: 1200 });
  const save = (by: TestActor) => {
    const images = [...others, ofEvent];
    const form = portfolioForm({ deviceId, images, profileImage });
    const headers = { ...form.headers, ...by.headers };
    return call(api, 'PUT', portfolioPath(by.accountId), form.payload, { headers });
  };
  const [others, profileImage] = [await photos(6), await otherPhoto(99, 'me.png')];
  const early = await save(provider);
  assert.deepEqual([early.statusCode, early.json().errors], [409, ['profile_embargo', ofEvent.fileName]]);
  assert.deepEqual(await listStored(), []);
  api.clock.advanceSeconds(day);
  const later = await signInAgain(api, provider, 'provider');
  assert.deepEqual(outcomeOf(await save(later)), [200, 'saved_successfully']);
  assert.equal((await listStored()).length, 8);
});
