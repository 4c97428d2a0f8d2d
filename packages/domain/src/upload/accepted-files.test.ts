import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extensionOf, isVideoName, mediaOf } from './accepted-files.ts';

const images = ['jpg', 'png', 'jpeg', 'jfif', 'bmp', 'webp', 'svg', 'heic', 'heif'];
const videos = ['mp4', 'mov', 'm4v'];

test('[L-R11] [U-R03] accepts the listed image and video extensions in lower and upper case', () => {
  for (const extension of images) {
    assert.deepEqual(mediaOf(`IMG_1.${extension}`), { ok: true, value: 'image' });
    assert.deepEqual(mediaOf(`IMG_1.${extension.toUpperCase()}`), { ok: true, value: 'image' });
  }
  for (const extension of videos) {
    assert.deepEqual(mediaOf(`clip.${extension}`), { ok: true, value: 'video' });
    assert.deepEqual(mediaOf(`clip.${extension.toUpperCase()}`), { ok: true, value: 'video' });
  }
});

test('[U-R03] refuses every other format in a gallery', () => {
  for (const name of ['a.pdf', 'a.gif', 'a.jpg.exe', 'jpg', 'mp4', 'a.', '', '.', 'a.mp4 ', 'constructor']) {
    assert.deepEqual(mediaOf(name), { ok: false, failure: 'file_format_not_supported' }, name);
  }
});

test('extensionOf returns the text after the last dot in lower case, or an empty text without a dot', () => {
  assert.equal(extensionOf('a.tar.GZ'), 'gz');
  assert.equal(extensionOf('README'), '');
  assert.equal(isVideoName('movie.mp4.jpg'), false);
});
