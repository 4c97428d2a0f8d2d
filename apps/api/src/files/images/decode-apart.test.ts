import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ImageRefused, decodeApart } from './decode-apart.ts';

const path = join(import.meta.dirname, 'fixtures/portrait.heic');
const task = { path, kind: 'heic', mostPixels: 240 * 320 } as const;

test('returns the pixels of an image, rotated as its container says', async () => {
  const { width, height, channels, data } = await decodeApart(task);
  assert.deepEqual([width, height, channels, data.length], [240, 320, 4, 240 * 320 * 4]);
});

test('rejects an image that takes too long or has too many pixels', async () => {
  await assert.rejects(() => decodeApart(task, 0), new ImageRefused('too slow'));
  await assert.rejects(() => decodeApart({ ...task, mostPixels: 240 * 320 - 1 }), ImageRefused);
});
