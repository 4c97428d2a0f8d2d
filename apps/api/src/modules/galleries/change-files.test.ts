import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { envelopeOf } from '@repo/contracts/envelope';
import { trashedFile } from '@repo/contracts/galleries/gallery-file';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { galleryLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { signIn, signInAgain } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { makeEventFile } from '../../testing/galleries/make-event-file.ts';
import { cameraPhoto, openGallery } from '../../testing/galleries/open-gallery.ts';

const clip = readFile(join(import.meta.dirname, '../../database/catalogue-files/recap-elegant.mp4'));
const day = 86_400;
const missing = [404, 'object_does_not_exist'];
const tooLate = [409, 'action_is_not_possible_now'];
const imagesDeleted = [200, 'img_successfully_deleted'];
const filesDeleted = [200, 'file_successfully_deleted'];
const updated = [200, 'updated_successfully'];
const path = '/api/v1/User/EventGallery';
const trashReply = envelopeOf(z.array(trashedFile));

async function openChanges(t: TestContext) {
  const gallery = await openGallery(t);
  const { api, event } = gallery;
  const send = async (by: TestActor, method: 'DELETE' | 'PUT' | 'POST', url: string, body: object) =>
    outcomeOf(await call(api, method, url, body, by));
  return {
    ...gallery,
    remove: (by: TestActor, ids: readonly number[]) => send(by, 'DELETE', path, { ids }),
    restore: (by: TestActor, ids: readonly number[]) => send(by, 'POST', `${path}/Restore`, { ids }),
    lock: (by: TestActor, files: readonly (readonly [number, boolean])[]) =>
      send(by, 'PUT', `${path}/LockFiles`, {
        GalleryFiles: files.map(([Id, IsLocked]) => ({ Id, IsLocked })),
      }),
    trash: async (by: TestActor, query = '') => {
      const reply = await call(api, 'GET', `${path}/Trash/${event.eventId}${query}`, undefined, by);
      assert.equal(reply.statusCode, 200, reply.body);
      return trashReply.parse(reply.json()).payload.items;
    },
    add: (by: TestActor, changes = {}) => makeEventFile(api, event.eventId, by.accountId, changes),
    locked: async (by: TestActor): Promise<readonly number[]> =>
      (await gallery.read(by)).items.gallery.flatMap(({ id, isLocked }) => (isLocked ? [id] : [])),
  };
}

test('[L-R07] [A-42] a host moves any file to the trash, with the message for its kind', async (t) => {
  const { host, provider, remove, add, names } = await openChanges(t);
  const [one, two] = [await add(provider, { fileName: '1.jpg' }), await add(host, { fileName: '2.jpg' })];
  const video = await add(provider, { kind: 'video', imageName: null, fileName: '3.mp4' });
  assert.deepEqual(await remove(host, [one]), imagesDeleted);
  assert.deepEqual(await names(provider), ['2.jpg', '3.mp4']);
  assert.deepEqual(await remove(host, [two, video, two]), filesDeleted);
  assert.deepEqual(await remove(host, [one, two]), imagesDeleted, 'again changes nothing');
  assert.deepEqual(await names(host), []);
});

test('[A-42] a provider deletes own uploads until 24 hours after the check-out, and no others', async (t) => {
  const { api, host, provider, other, lines, check, remove, restore, add, names } = await openChanges(t);
  const own = await add(provider, { fileName: 'own.jpg' });
  const [late, hosts] = [await add(provider, { fileName: 'late.jpg' }), await add(host)];
  const others = await add(other);
  for (const id of [hosts, others]) {
    assert.deepEqual(await remove(provider, [id]), missing);
    assert.deepEqual(await remove(provider, [own, id]), missing);
  }
  assert.equal((await names(host)).length, 4, 'a refused call deletes nothing');
  await check(lines.first, 'checkOut');
  api.clock.advanceSeconds(day - 1);
  const again = await signInAgain(api, provider, 'provider');
  assert.deepEqual(await remove(again, [own]), imagesDeleted);
  assert.deepEqual(await restore(again, [own]), updated);
  api.clock.advanceSeconds(1);
  assert.deepEqual(await remove(again, [late]), tooLate);
  assert.deepEqual(await restore(again, [late]), tooLate);
  assert.deepEqual(await remove(await signInAgain(api, host, 'host'), [late]), imagesDeleted);
});

test('[A-107] the trash gives files back for 30 days, then they are gone with all that was stored of them', async (t) => {
  const { api, host, provider, uploaded, remove, restore, names, listStored } = await openChanges(t);
  const photo = await uploaded(provider, await cameraPhoto(1));
  const video = await uploaded(provider, { fileName: 'a.mp4', content: await clip }, contentTypes.video);
  const kept = await uploaded(provider, await cameraPhoto(2));
  await api.jobs.runDue();
  const before = await listStored();
  assert.equal(before.length, 7, 'two photos with two smaller images, and a video');
  await remove(host, [photo.id, video.id]);
  api.clock.advanceSeconds(30 * day - 1);
  await api.jobs.runDue();
  const later = await signInAgain(api, host, 'host');
  assert.deepEqual(await restore(later, [photo.id, kept.id]), updated);
  assert.deepEqual(await names(later), ['IMG_1.jpg', 'IMG_2.jpg']);
  await remove(later, [photo.id]);
  api.clock.advanceSeconds(1);
  assert.deepEqual(await restore(later, [video.id]), tooLate);
  api.clock.advanceSeconds(3600);
  await api.jobs.runDue();
  assert.deepEqual(await restore(await signInAgain(api, host, 'host'), [video.id]), missing);
  assert.deepEqual(
    await listStored(),
    before.filter((name) => !name.endsWith('.mp4')),
  );
  api.clock.advanceSeconds(30 * day);
  await api.jobs.runDue();
  assert.equal((await listStored()).length, 3);
  assert.deepEqual(await names(await signInAgain(api, host, 'host')), ['IMG_2.jpg']);
});

test('[A-42] the trash shows a host every deleted file and a provider own ones, the last deleted first', async (t) => {
  const { api, host, provider, other, uploaded, add, remove, restore, trash } = await openChanges(t);
  const photo = await uploaded(provider, await cameraPhoto(1));
  const others = await add(other, { fileName: 'other.jpg' });
  await add(host, { fileName: 'stays.jpg' });
  const deletedAt = api.clock.nowMs() / 1000;
  await remove(host, [photo.id]);
  api.clock.advanceSeconds(60);
  await remove(host, [others]);
  const names = async (by: TestActor) => (await trash(by)).map(({ file }) => file);
  assert.deepEqual(await names(host), ['other.jpg', 'IMG_1.jpg']);
  assert.deepEqual([await names(provider), await names(other)], [['IMG_1.jpg'], ['other.jpg']]);
  assert.deepEqual(await trash(host, '?page=2'), []);
  const [own] = await trash(provider);
  assert.deepEqual(
    [own?.id, own?.isOwnUpload, own?.downloadUrl, own?.keptUntil],
    [photo.id, true, null, deletedAt + 30 * day],
  );
  assert.equal((await api.app.inject({ url: own?.thumbnailUrl ?? '' })).statusCode, 200);
  assert.deepEqual(await restore(host, [photo.id]), updated);
  assert.deepEqual([await names(host), await names(provider)], [['other.jpg'], []]);
});

test('[A-42] the trash shows only what can be restored: not what was uploaded again, and nothing after 30 days', async (t) => {
  const { api, host, provider, uploaded, remove, trash } = await openChanges(t);
  const first = await uploaded(provider, await cameraPhoto(1));
  await remove(host, [first.id]);
  const second = await uploaded(provider, await cameraPhoto(1));
  assert.deepEqual(await trash(host), []);
  await remove(host, [second.id]);
  const ids = async (by: TestActor) => (await trash(by)).map(({ id }) => id);
  assert.deepEqual(await ids(host), [second.id], 'each content once');
  api.clock.advanceSeconds(30 * day - 1);
  assert.deepEqual(await ids(await signInAgain(api, host, 'host')), [second.id]);
  api.clock.advanceSeconds(1);
  assert.deepEqual(await ids(await signInAgain(api, host, 'host')), []);
});

test('[A-48] the original of a HEIC is deleted after 30 days, and its JPEG stays', async (t) => {
  const { api, provider, uploaded, listStored } = await openChanges(t);
  const content = await readFile(join(import.meta.dirname, '../../files/images/fixtures/portrait.heic'));
  await uploaded(provider, { fileName: 'a.heic', content });
  const endings = async () => (await listStored()).map((name) => name.split('.').at(-1)).toSorted();
  assert.deepEqual(await endings(), ['heic', 'jpg']);
  api.clock.advanceSeconds(29 * day);
  await api.jobs.runDue();
  assert.deepEqual(await endings(), ['heic', 'jpg']);
  api.clock.advanceSeconds(day);
  await api.jobs.runDue();
  assert.deepEqual(await endings(), ['jpg']);
});

test('a restored file does not double a content that was uploaded again', async (t) => {
  const { host, provider, uploaded, remove, restore, names } = await openChanges(t);
  const first = await uploaded(provider, await cameraPhoto(1));
  await remove(host, [first.id]);
  const second = await uploaded(provider, await cameraPhoto(1));
  assert.deepEqual(await restore(host, [first.id]), updated);
  assert.deepEqual(await names(host), ['IMG_1.jpg']);
  await remove(host, [second.id]);
  assert.deepEqual(await restore(host, [first.id, second.id]), updated);
  assert.deepEqual(await names(host), ['IMG_1.jpg']);
});

test('[L-R05] [A-42] the host locks any file, a provider own uploads, and either unlocks them', async (t) => {
  const { api, host, provider, other, add, lock, locked } = await openChanges(t);
  const [own, others, hosts] = [await add(provider), await add(other), await add(host)];
  assert.deepEqual(
    await lock(host, [
      [own, true],
      [others, true],
      [hosts, true],
    ]),
    updated,
  );
  assert.deepEqual((await locked(host)).toSorted(), [own, others, hosts].toSorted());
  assert.deepEqual(await lock(provider, [[own, false]]), updated);
  for (const id of [others, hosts])
    assert.deepEqual(
      await lock(provider, [
        [own, true],
        [id, false],
      ]),
      missing,
    );
  assert.deepEqual(await locked(host), [hosts, others]);
  const stranger = await signIn(api, 'host');
  assert.deepEqual(await lock(stranger, [[own, true]]), missing);
  assert.deepEqual(
    await lock(host, [
      [own, true],
      [own, false],
    ]),
    updated,
    'the last entry counts',
  );
  assert.ok(!(await locked(host)).includes(own));
});

test('[A-116] locks and deletes 2 000 files in a few statements', async (t) => {
  const { api, event, host, provider, lock, remove, locked, names } = await openChanges(t);
  const now = new Date(api.clock.nowMs());
  const count = galleryLimits.filesPerCall;
  const rows = Array.from({ length: count }, (_, index) => ({
    eventId: event.eventId,
    uploaderId: provider.accountId,
    kind: 'image',
    fileName: `${index}.jpg`,
    storedName: `${index}.jpg`,
    bytes: 1,
    contentHash: String(index),
    takenAt: now,
    uploadedAt: now,
    state: 'ready',
  }));
  const inserted = await api.database.insertInto('eventFile').values(rows).returning('id').execute();
  const ids = inserted.map(({ id }) => id);
  const before = api.statements();
  assert.deepEqual(
    await lock(
      host,
      ids.map((id) => [id, true] as const),
    ),
    updated,
  );
  assert.deepEqual((await locked(host)).length, galleryLimits.filesPerPage);
  assert.deepEqual(await remove(host, ids), imagesDeleted);
  assert.ok(api.statements() - before <= 18, `${api.statements() - before} statements`);
  assert.deepEqual(await names(host), []);
});

test('concurrent locks and deletions of the same files all succeed, in whatever order', async (t) => {
  const { host, provider, add, lock, remove, restore, names } = await openChanges(t);
  const ids = await Promise.all(Array.from({ length: 20 }, () => add(provider)));
  const reversed = ids.toReversed();
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const by = index % 2 === 0 ? host : provider;
      const some = index % 3 === 0 ? ids : reversed;
      return index % 4 === 0
        ? remove(by, some)
        : lock(
            by,
            some.map((id) => [id, index % 2 === 0] as const),
          );
    }),
  );
  assert.deepEqual(new Set(outcomes.map(([status]) => status)), new Set([200]));
  assert.deepEqual(await names(host), []);
  const restored = await Promise.all([restore(host, ids), restore(host, reversed)]);
  assert.deepEqual(restored, [updated, updated]);
  assert.equal((await names(host)).length, ids.length);
});

test('guests and strangers change nothing', async (t) => {
  const { api, event, provider, add, remove, lock, restore, names, host } = await openChanges(t);
  const id = await add(provider, { fileName: 'a.jpg' });
  for (const by of [await signIn(api, 'host'), await signIn(api, 'provider')]) {
    assert.deepEqual(await remove(by, [id]), missing);
    assert.deepEqual(await lock(by, [[id, true]]), missing);
    assert.deepEqual(await restore(by, [id]), missing);
    const trash = await call(api, 'GET', `${path}/Trash/${event.eventId}`, undefined, by);
    assert.deepEqual(outcomeOf(trash), missing);
  }
  for (const [method, url] of [
    ['DELETE', path],
    ['PUT', `${path}/LockFiles`],
    ['POST', `${path}/Restore`],
  ] as const) {
    const reply = await call(api, method, url, { ids: [id], GalleryFiles: [{ Id: id, IsLocked: true }] });
    assert.equal(reply.statusCode, 401, url);
    const empty = await call(api, method, url, { ids: [], GalleryFiles: [] }, host);
    assert.equal(empty.statusCode, 400, url);
  }
  assert.deepEqual(await names(host), ['a.jpg']);
});
