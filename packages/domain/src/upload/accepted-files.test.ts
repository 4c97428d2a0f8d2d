import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extensionOf, isVideoName, mediaOf } from './accepted-files.ts';

const images = ['jpg', 'png', 'jpeg', 'jfif', 'bmp', 'webp', 'svg', 'heic', 'heif'];
const videos = ['mp4', 'mov', 'm4v'];

test('[L-R11] [U-R03] the listed images and the three kinds of video are taken, in any case', () => {
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

test('an extension is what follows the last dot', () => {
  assert.equal(extensionOf('a.tar.GZ'), 'gz');
  assert.equal(extensionOf('README'), '');
  assert.equal(isVideoName('movie.mp4.jpg'), false);
});
