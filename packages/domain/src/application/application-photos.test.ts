import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileLimits } from '../limits.ts';
import { checkApplicationPhoto, checkApplicationPhotos } from './application-photos.ts';

const cases = [
  [[], 'please_select_image'],
  [['a.jpg'], null],
  [['a.jpg', 'b.JPEG', 'c.PNG'], null],
  [['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'], 'max_3_photos_can_be_selected'],
  [['a.jpg', 'b.gif'], 'invalid_file_type'],
  [['a.heic'], 'invalid_file_type'],
  [['a.png.pdf'], 'invalid_file_type'],
  [['png'], 'invalid_file_type'],
] as const;

for (const [fileNames, failure] of cases) {
  test(`[R-R08] an application with [${fileNames.join(', ')}] ${failure === null ? 'passes' : `answers ${failure}`}`, () => {
    const expected = failure === null ? { ok: true, value: fileNames } : { ok: false, failure };
    assert.deepEqual(checkApplicationPhotos(fileNames), expected);
  });
}

const photos = [
  ['me.jpg', 'image/jpeg', 1, null],
  ['ME.JPEG', '', 1, null],
  ['me.png', 'image/png', fileLimits.logoBytes, null],
  ['me.png', 'image/png', fileLimits.logoBytes + 1, 'file_size_exceeds_10mb_limit'],
  ['me.heic', 'image/heic', 1, 'invalid_file_type'],
  ['me.jpg', 'image/heic', 1, 'invalid_file_type'],
  ['me.jpg.pdf', 'application/pdf', 1, 'invalid_file_type'],
  ['jpg', '', 1, 'invalid_file_type'],
] as const;

for (const [name, contentType, sizeBytes, failure] of photos) {
  test(`[R-R08] a photo ${name} (${contentType}) of ${sizeBytes} bytes ${failure === null ? 'passes' : `answers ${failure}`}`, () => {
    const photo = { name, contentType, sizeBytes };
    const expected = failure === null ? { ok: true, value: photo } : { ok: false, failure };
    assert.deepEqual(checkApplicationPhoto(photo), expected);
  });
}
