import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkApplicationPhotos } from './application-photos.ts';

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
