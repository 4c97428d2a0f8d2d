import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { portfolioImagesOf, profilePhotoOf } from './images.ts';
import { providers } from './providers.data.ts';

const folder = join(import.meta.dirname, '../../images');
const photos = providers.map(profilePhotoOf);
const portfolioImages = providers.flatMap(portfolioImagesOf);
const images = [...photos, ...portfolioImages];

/** Decodes a whole image, which fails if it is damaged, and returns its format and size. */
async function formatOf(path: string): Promise<string> {
  const image = sharp(path);
  const { format } = await image.metadata();
  const { info } = await image.raw().toBuffer({ resolveWithObject: true });
  return `${format} ${info.width} × ${info.height}`;
}

test('forty profile photos and 320 portfolio images have distinct stored names', () => {
  assert.deepEqual([photos.length, portfolioImages.length], [40, 320]);
  assert.equal(new Set(images.map(({ storedName }) => storedName)).size, images.length);
});

test('the image folder contains exactly the images that providers show', async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  assert.deepEqual(files.toSorted(), images.map(({ path }) => path).toSorted());
});

test('every profile photo is a square WebP image', async () => {
  for (const { path } of photos) assert.equal(await formatOf(path), 'webp 512 × 512', path);
});

test('every portfolio image is a WebP image in landscape or portrait format', async () => {
  const expected = ['webp 1120 × 840', 'webp 1120 × 748', 'webp 896 × 1120'];
  for (const { path } of portfolioImages) assert.ok(expected.includes(await formatOf(path)), path);
});

test('all images together stay below 8 MB and each below 60 kB', async () => {
  const sizes = await Promise.all(images.map(async ({ path }) => (await stat(path)).size));
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) < 8_000_000);
  assert.ok(Math.max(...sizes) < 60_000);
});
