import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileLimits } from '@repo/domain/limits';
import { downloadFile, mailEventFiles, readStoredFile } from './downloads.ts';
import { uploadedFile } from './gallery-file.ts';
import { deleteFiles, lockFiles, uploadHostFile } from './host-gallery.ts';
import { uploadProviderFile } from './provider-gallery.ts';

const manyIds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('[U-R02] an upload of a provider is a form with the three fields of the specs and one file', () => {
  const body = uploadProviderFile.body;
  for (const contentType of ['GALLERY_IMAGES', 'GALLERY_VIDEOS', 'GALLERY_REELS']) {
    const form = { eventId: '7', SbUserId: '3', contentType };
    assert.deepEqual(body?.parse(form), { eventId: 7, SbUserId: 3, contentType });
  }
  assert.equal(body?.safeParse({ eventId: '7', SbUserId: '3', contentType: 'PDF' }).success, false);
  assert.equal(body?.safeParse({ SbUserId: '3', contentType: 'GALLERY_IMAGES' }).success, false);
  assert.deepEqual(
    uploadProviderFile.files?.map(({ name, files }) => [name, files]),
    [['file', { from: 1, to: 1 }]],
  );
});

test('[U-R05] a file of 400 MB is refused, one byte less is not', () => {
  assert.equal(uploadedFile.maxBytes + 1, fileLimits.fileBytes);
});

test("[A-14] accepts the same fields of a host's upload and ignores the provider", () => {
  const form = { eventId: '7', sbUserId: '3', ContentType: 'GALLERY_IMAGES' };
  assert.deepEqual(uploadHostFile.body?.parse(form), {
    eventId: 7,
    SbUserId: undefined,
    contentType: 'GALLERY_IMAGES',
  });
  assert.deepEqual(uploadHostFile.actors, ['host']);
  assert.deepEqual(uploadProviderFile.actors, ['provider']);
});

test('[L-R05] accepts GalleryFiles with Id and IsLocked for locking', () => {
  const body = { GalleryFiles: [{ Id: 1, IsLocked: true }] };
  assert.deepEqual(lockFiles.body?.parse(body), body);
  assert.deepEqual(lockFiles.body?.parse({ galleryFiles: [{ id: 1, isLocked: true }] }), body);
  assert.equal(lockFiles.body?.safeParse({ GalleryFiles: [{ Id: 1 }] }).success, false);
  assert.equal(lockFiles.body?.safeParse({ GalleryFiles: [] }).success, false);
});

test('[A-116] deleting and mailing take from 1 to 2 000 ids', () => {
  for (const { body } of [deleteFiles, mailEventFiles]) {
    assert.ok(body?.safeParse({ ids: manyIds(2000) }).success);
    assert.equal(body?.safeParse({ ids: manyIds(2001) }).success, false);
    assert.equal(body?.safeParse({ ids: [] }).success, false);
    assert.equal(body?.safeParse({ ids: ['1'] }).success, false);
  }
});

test('[L-R08] accepts the fields of the specs for the mail with files and ignores the address', () => {
  const body = { ids: [1, 2], email: 'other@else.test' };
  assert.deepEqual(mailEventFiles.body?.parse(body), { ids: [1, 2], email: undefined });
});

test('[A-42] refuses guests for upload, deletion, locking and file mails', () => {
  for (const { actors } of [uploadHostFile, uploadProviderFile, deleteFiles, lockFiles, mailEventFiles]) {
    assert.equal(actors.includes('guest'), false);
  }
});

test("[A-16] requires the gallery's token for a single download, for every caller", () => {
  assert.ok(downloadFile.query?.safeParse({ t: 'signed' }).success);
  assert.equal(downloadFile.query?.safeParse({}).success, false);
  assert.ok(downloadFile.actors.includes('guest'));
});

test('refuses a stored file name that leaves its folder', () => {
  const read = (folder: string, name: string) => readStoredFile.params?.safeParse({ folder, name }).success;
  assert.ok(read('portfolio', '7f3a-11.jpg'));
  for (const name of ['../secret', '..', 'a/b.jpg', '', '.hidden']) assert.equal(read('event', name), false);
  assert.equal(read('tmp', 'a.jpg'), false);
});
