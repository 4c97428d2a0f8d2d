import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkImageCount, checkPortfolioImage, checkProfilePhoto } from './portfolio-images.ts';

const photos = ['me.jpg', 'me.JPEG', 'me.png', 'me.HEIC', 'me.heif'];
const others = ['me.webp', 'me.svg', 'me.mp4', 'me', 'jpg', 'me.jpg.txt', ''];

test('[X-R03] requires a profile photo', () => {
  assert.deepEqual(checkProfilePhoto(null), { ok: false, failure: 'please_upload_profile_picture' });
});

test('[X-R03] accepts a profile photo as jpg, jpeg, png, heic or heif', () => {
  for (const name of photos) assert.deepEqual(checkProfilePhoto(name), { ok: true, value: name });
  for (const name of others) {
    assert.deepEqual(
      checkProfilePhoto(name),
      { ok: false, failure: 'profile_image_format_not_supported' },
      name,
    );
  }
});

test('[X-R04] an image of the grid of another kind is refused', () => {
  for (const name of photos) assert.deepEqual(checkPortfolioImage(name), { ok: true, value: name });
  for (const name of others) {
    assert.deepEqual(checkPortfolioImage(name), { ok: false, failure: 'invalid_image_type' }, name);
  }
});

test('[X-R04] [A-05] a portfolio has 6 to 30 images', () => {
  for (let count = 0; count <= 40; count += 1) {
    const checked = checkImageCount(count);
    if (count < 6) assert.deepEqual(checked, { ok: false, failure: 'atleast_six_pic_required' });
    else if (count > 30) assert.deepEqual(checked, { ok: false, failure: 'portfolio_is_full' });
    else assert.deepEqual(checked, { ok: true, value: count });
  }
});
