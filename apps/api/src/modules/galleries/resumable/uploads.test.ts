import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { fileLimits, galleryLimits } from '@repo/domain/limits';
import { signIn, signInAgain } from '../../../testing/actors.ts';
import { randomFilm } from '../../../testing/files/movie-box.ts';
import { sha256Of } from '../../../testing/files/sha256-of.ts';
import { cameraPhoto, openGallery } from '../../../testing/galleries/open-gallery.ts';
import { tusClient } from '../../../testing/galleries/tus-client.ts';
import { listen } from '../../../testing/wire/raw-http.ts';
import { uploadsRepository } from './uploads.repository.ts';

const clip = readFile(join(import.meta.dirname, '../../../database/catalogue-files/recap-elegant.mp4'));
const day = 86_400;

type Texts = Readonly<Record<string, string>>;

async function openUploads(t: TestContext) {
  const gallery = await openGallery(t);
  const { api, event, provider } = gallery;
  const url = `http://127.0.0.1:${await listen(api.app)}`;
  const client = tusClient(url, event.eventId);
  const begin = async (bytes: number, texts: Texts = {}): Promise<string> => {
    const reply = await client.create(provider, bytes, texts);
    assert.equal(reply.status, 201, await reply.text());
    return reply.headers.get('location') ?? '';
  };
  return { ...gallery, ...client, url, begin };
}

const codeOf = async (reply: Response): Promise<readonly [number, string]> => {
  const { errors } = JSON.parse(await reply.text());
  return [reply.status, errors[0]];
};

test('[A-107] a file arrives in chunks and is added by the command of the forms', async (t) => {
  const { api, provider, begin, patch, offsetAt, read, get, listStored } = await openUploads(t);
  const content = await clip;
  const path = await begin(content.length);
  assert.match(path, /^\/api\/v1\/uploads\/[\w-]{24}$/);
  assert.equal(await offsetAt(provider, path), 0);
  const first = await patch(provider, path, 0, content.subarray(0, 60_000));
  assert.deepEqual([first.status, first.headers.get('upload-offset')], [204, '60000']);
  const last = await patch(provider, path, 60_000, content.subarray(60_000));
  assert.equal(last.status, 200);
  const { message, payload } = JSON.parse(await last.text());
  assert.equal(message, 'added_to_gallery_successfully');
  const [file] = (await read(provider)).items.gallery;
  assert.deepEqual([file?.id, file?.file, file?.state], [payload.items.id, 'film.mp4', 'ready']);
  const stored = await get(file?.imageUrl ?? '');
  assert.deepEqual(stored.rawPayload.length, content.length);
  assert.equal((await listStored()).length, 1, 'the chunks are gone');
  assert.deepEqual(await readdir(api.app.stagingFolder), []);
  assert.equal(await offsetAt(provider, path), content.length, 'a client that missed the reply learns of it');
});

test('[FF-30] a connection that breaks at 60 % resumes, and the checksum of the whole is equal', async (t) => {
  const uploads = await openUploads(t);
  const { api, provider, begin, patch, beginPatch, offsetAt, listStored, read, get } = uploads;
  const content = randomFilm(6 * 1024 * 1024);
  const path = await begin(content.length);
  const chunk = 2 * 1024 * 1024;
  assert.equal((await patch(provider, path, 0, content.subarray(0, chunk))).status, 204);
  const cut = beginPatch(provider, path, chunk, chunk);
  await new Promise((resolve) => cut.write(content.subarray(chunk, chunk + 1_600_000), resolve));
  await pause(100);
  cut.destroy();
  let status = 423;
  for (let tries = 0; status === 423 && tries < 50; tries += 1) {
    await pause(100);
    const offset = await offsetAt(provider, path);
    // Refused while the broken request still writes.
    if (offset === 0) continue;
    assert.ok(offset >= chunk && offset <= chunk + 1_600_000, String(offset));
    ({ status } = await patch(provider, path, offset, content.subarray(offset, offset + chunk)));
  }
  assert.equal(status, 204);
  const offset = await offsetAt(provider, path);
  assert.equal((await patch(provider, path, offset, content.subarray(offset))).status, 200);
  const [file] = (await read(provider)).items.gallery;
  const { rawPayload } = await get(file?.imageUrl ?? '');
  assert.equal(sha256Of(rawPayload), sha256Of(content));
  const { contentHash: hash } = await api.database
    .selectFrom('eventFile')
    .select('contentHash')
    .executeTakeFirstOrThrow();
  assert.equal(hash, sha256Of(content));
  assert.equal((await listStored()).length, 1, 'no orphan');
  assert.deepEqual(await readdir(api.app.stagingFolder), []);
});

test('[FF-30] an upload whose process dies before its file is added sends its last chunk once more', async (t) => {
  const { api, provider, begin, patch, offsetAt, listStored, names } = await openUploads(t);
  const content = await clip;
  const path = await begin(content.length);
  const id = path.split('/').at(-1) ?? '';
  await patch(provider, path, 0, content.subarray(0, 50_000));
  // As a process leaves it that is killed when the last chunk is stored: with its lease.
  const uploads = uploadsRepository(api.database);
  const { chunkNames = [] } = (await uploads.find(id)) ?? {};
  await uploads.takeLease(id, 'a dead process');
  await uploads.saveChunks(id, 'a dead process', {
    names: [...chunkNames, 'lost.part'],
    bytes: [50_000, content.length - 50_000],
  });
  assert.equal(await offsetAt(provider, path).catch(() => NaN), 0);
  const busy = await patch(provider, path, 50_000, content.subarray(50_000));
  assert.equal(busy.status, 423);
  await api.database
    .updateTable('upload')
    .set({ leasedUntil: new Date(0) })
    .execute();
  assert.equal(await offsetAt(provider, path), 50_000);
  assert.equal((await patch(provider, path, 50_000, content.subarray(50_000))).status, 200);
  assert.deepEqual(await names(provider), ['film.mp4']);
  assert.equal((await listStored()).length, 1);
});

test('[FF-33] a chunk has at most 8 MB and continues exactly where the last one ended', async (t) => {
  const { url, provider, begin, patch, offsetAt } = await openUploads(t);
  const path = await begin(20_000_000);
  const tooLarge = await patch(provider, path, 0, Buffer.alloc(galleryLimits.chunkBytes + 1));
  assert.deepEqual(await codeOf(tooLarge), [413, 'request_too_large']);
  const undeclared = await fetch(`${url}${path}`, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      ...provider.headers,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Blob([Buffer.alloc(galleryLimits.chunkBytes + 1)]).stream(),
    duplex: 'half',
  });
  assert.deepEqual(await codeOf(undeclared), [413, 'request_too_large']);
  assert.equal((await patch(provider, path, 0, Buffer.alloc(galleryLimits.chunkBytes, 1))).status, 204);
  for (const offset of [0, galleryLimits.chunkBytes - 1, galleryLimits.chunkBytes + 1])
    assert.equal((await patch(provider, path, offset, Buffer.from('x'))).status, 409, String(offset));
  assert.equal(await offsetAt(provider, path), galleryLimits.chunkBytes);
});

test('[U-R04] [U-R05] [U-R06] [T-R07] judges owner, gate and limits before the first byte', async (t) => {
  const { api, provider, other, host, event, create, begin } = await openUploads(t);
  const stranger = await signIn(api, 'host');
  const foreign = [404, 'object_does_not_exist'];
  assert.deepEqual(await codeOf(await create(undefined, 10)), [401, 'session_has_expired']);
  assert.deepEqual(await codeOf(await create(await signIn(api, 'operator'), 10)), [403, 'not_allowed']);
  assert.deepEqual(await codeOf(await create(stranger, 10)), foreign);
  assert.deepEqual(await codeOf(await create(provider, 10, { eventId: '99999' })), foreign);
  assert.deepEqual(await codeOf(await create(provider, 10, { SbUserId: '1' })), foreign);
  assert.deepEqual(await codeOf(await create(other, 10)), [409, 'gallery_opens_at_check_in']);
  assert.equal((await create(host, 10)).status, 201);
  assert.deepEqual(await codeOf(await create(provider, fileLimits.fileBytes)), [
    413,
    'each_file_size_should_be_under_400mb',
  ]);
  assert.deepEqual(await codeOf(await create(provider, 10, { filename: 'a.exe' })), [
    415,
    'file_format_not_supported',
  ]);
  for (const texts of [{ contentType: 'PDF' }, { eventId: 'x' }, { attempt: '' }, { filename: '' }])
    assert.deepEqual(await codeOf(await create(provider, 10, texts)), [400, 'invalid_input']);
  for (let number = 0; number < 5; number += 1) await begin(fileLimits.fileBytes - 1, { attempt: 'large' });
  assert.deepEqual(await codeOf(await create(provider, 10, { attempt: 'large' })), [
    413,
    'upto_2000_mbs_are_allowed_in_an_attempt',
  ]);
  const rows = Array.from({ length: fileLimits.filesPerSelection }, (_, index) => ({
    id: `${index}`,
    eventId: event.eventId,
    uploaderId: provider.accountId,
    contentType: contentTypes.image,
    fileName: 'a.jpg',
    bytes: 1,
    attempt: 'many',
    createdAt: new Date(api.clock.nowMs()),
  }));
  await api.database.insertInto('upload').values(rows).execute();
  assert.deepEqual((await codeOf(await create(provider, 1, { attempt: 'many' })))[1], 'max_img_error');
});

test('every request needs a valid token of the uploader', async (t) => {
  const { api, provider, other, begin, send, patch } = await openUploads(t);
  const path = await begin(10);
  for (const [by, status] of [
    [undefined, 401],
    [other, 404],
    [await signIn(api, 'host'), 404],
  ] as const) {
    assert.equal((await send(by, 'HEAD', path, {})).status, status);
    const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    assert.equal((await send(by, 'PATCH', path, headers, Buffer.from('x'))).status, status);
  }
  api.clock.advanceSeconds(3600);
  assert.equal((await patch(provider, path, 0, Buffer.from('x'))).status, 401);
  const renewed = await signInAgain(api, provider, 'provider');
  assert.equal((await patch(renewed, path, 0, Buffer.from('x'))).status, 204);
});

test('a file that is refused at its end, or is there already, is told as such and leaves nothing', async (t) => {
  const { provider, uploaded, begin, patch, listStored, send } = await openUploads(t);
  const photo = await cameraPhoto(1);
  await uploaded(provider, photo);
  const before = await listStored();
  const texts = { contentType: contentTypes.image, filename: 'again.jpg' };
  const twice = await begin(photo.content.length, texts);
  assert.deepEqual(await codeOf(await patch(provider, twice, 0, photo.content)), [
    409,
    'files_already_uploaded',
  ]);
  const zip = Buffer.from('PK\x03\x04 no photo');
  const wrong = await begin(zip.length, texts);
  assert.deepEqual(await codeOf(await patch(provider, wrong, 0, zip)), [415, 'file_format_not_supported']);
  assert.deepEqual(await listStored(), before);
  assert.equal((await send(provider, 'HEAD', wrong, {})).status, 404);
});

test('[FF-32] an unfinished upload is deleted with its chunks after a day', async (t) => {
  const { api, provider, begin, patch, listStored } = await openUploads(t);
  const path = await begin(100_000);
  await patch(provider, path, 0, Buffer.alloc(50_000, 1));
  await api.jobs.runDue();
  api.clock.advanceSeconds(day - 3600);
  await api.jobs.runDue();
  assert.equal((await listStored()).length, 1);
  api.clock.advanceSeconds(2 * 3600);
  await api.jobs.runDue();
  assert.deepEqual(await listStored(), []);
  assert.deepEqual(await api.database.selectFrom('upload').select('id').execute(), []);
});
