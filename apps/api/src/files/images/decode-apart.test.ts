import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { PictureRefused, decodeApart } from './decode-apart.ts';

const path = join(import.meta.dirname, 'pictures/portrait.heic');
const task = { path, kind: 'heic', mostPixels: 240 * 320 } as const;

test('a picture comes back as its pixels, turned as its container says', async () => {
  const { width, height, channels, data } = await decodeApart(task);
  assert.deepEqual([width, height, channels, data.length], [240, 320, 4, 240 * 320 * 4]);
});

test('a picture that takes too long or is larger than it may be is given up', async () => {
  await assert.rejects(() => decodeApart(task, 0), new PictureRefused('too slow'));
  await assert.rejects(() => decodeApart({ ...task, mostPixels: 240 * 320 - 1 }), PictureRefused);
});
