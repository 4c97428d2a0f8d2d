import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { galleryLimits } from '@repo/domain/limits';
import sharp from 'sharp';
import { createImageWork } from '../../../apps/api/src/files/images/image-work.ts';
import type { Benchmark } from './benchmark.ts';
import { compareInTurn } from './compare.ts';
import { perSecond } from './ms-of.ts';

const widthPx = 6000;
const heightPx = 4000;

/** P17: the smaller images of a photo of 24 million pixels with its placeholder, against sharp alone making the same. */
export const thumbnails: Benchmark = {
  name: 'thumbnails',
  must: 0.9,
  stretch: 0.95,
  run: async (effort) => {
    const folder = await mkdtemp(join(tmpdir(), 'thumbnails-'));
    const path = join(folder, 'photo.jpg');
    const images = createImageWork(join(folder, 'staging'));
    try {
      await makePhoto(path);
      return await compareInTurn(
        {
          name: 'product',
          measure: perSecond(async () => {
            const made = await images.makeSmaller({ path }, galleryLimits.imageWidthsPx);
            if (!made.ok) throw new Error(made.failure);
            await made.value.discard();
          }),
        },
        { name: 'sharp', measure: perSecond(() => makeBare(path, folder)) },
        effort,
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

/** A photo needs detail: noise that is enlarged compresses about as well as foliage. */
async function makePhoto(path: string): Promise<void> {
  const scale = 4;
  const [width, height] = [widthPx / scale, heightPx / scale];
  await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .resize(widthPx)
    .jpeg({ quality: 90 })
    .toFile(path);
}

async function makeBare(path: string, folder: string): Promise<void> {
  for (const width of galleryLimits.imageWidthsPx) {
    const file = join(folder, `${width}.webp`);
    await sharp(path).autoOrient().resize(width).webp({ quality: 75 }).toFile(file);
    await rm(file);
  }
  await sharp(path).autoOrient().resize(16).blur().webp({ quality: 30 }).toBuffer();
}
