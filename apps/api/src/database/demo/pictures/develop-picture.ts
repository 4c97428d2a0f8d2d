import sharp from 'sharp';
import { seededRandom } from '../seeded-random.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Palette } from './palettes.data.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';
import type { Portrait } from './portraits/portrait.ts';
import type { Scene } from './scene.ts';

export type Format = readonly [width: number, height: number];

/** The blurred plane is drawn this many times smaller. */
const reduction = 6;
const quality = 78;

/** A picture as a JPEG file: both planes drawn, laid over one another, then grain and the fall-off of a lens. */
export async function developPicture(
  scene: Scene,
  palette: Palette,
  [width, height]: Format,
  seed: string,
): Promise<Buffer> {
  const stage = {
    w: width,
    h: height,
    u: Math.min(width, height) / 100,
    random: seededRandom(seed),
    palette,
  };
  const { blurred, sharp: sharpPlane, blur } = scene(stage);
  const [smallWidth, smallHeight] = [Math.ceil(width / reduction), Math.ceil(height / reduction)];
  const viewBox = `viewBox="0 0 ${width} ${height}"`;
  const behind = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${smallWidth}" height="${smallHeight}" ${viewBox} preserveAspectRatio="none">${blurred}</svg>`,
    ),
  )
    .removeAlpha()
    .blur(blur ?? 1)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const pixels = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${viewBox}><image x="-4" y="-4" width="${width + 8}" height="${height + 8}" preserveAspectRatio="none" href="data:image/png;base64,${behind.toString('base64')}"/>${sharpPlane}</svg>`,
    ),
  )
    .removeAlpha()
    .raw()
    .toBuffer();
  finish(pixels, [width, height], stage.random);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, optimiseCoding: false })
    .toBuffer();
}

const grain = makeGrain();

function makeGrain(): Int8Array {
  const random = seededRandom('grain');
  return Int8Array.from({ length: 1 << 16 }, () => Math.round((random.next() + random.next() - 1) * 5));
}

/** A pixel's light is told in parts of this: whole numbers are faster than fractions, a million times per picture. */
const fullLight = 256;

const fallOffAt = (share: number): number => fullLight * 0.32 * (share - 0.5) ** 2;

/** Grain, and corners a little darker than the middle, written into the pixels. */
function finish(pixels: Buffer, [width, height]: Format, random: SeededRandom): void {
  const target = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const fallOff = Int32Array.from({ length: width }, (_, x) => Math.round(fallOffAt(x / width)));
  let speckAt = random.whole(0, 60_000);
  let position = 0;
  for (let y = 0; y < height; y += 1) {
    const row = Math.round(fullLight * 1.02 - fallOffAt(y / height));
    speckAt = (speckAt * 31 + 17) & 0xff_ff;
    for (let x = 0; x < width; x += 1) {
      const light = row - (fallOff[x] ?? 0);
      speckAt = (speckAt + 1) & 0xff_ff;
      const speck = grain[speckAt] ?? 0;
      for (const end = position + 3; position < end; position += 1)
        target[position] = (((target[position] ?? 0) * light) >> 8) + speck;
    }
  }
}

/** A profile picture, square. */
export async function developPortrait(portrait: Portrait, palette: Palette): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="11 20 178 178">${drawPortrait(portrait, palette)}</svg>`;
  return sharp(Buffer.from(drawing)).removeAlpha().jpeg({ quality: 82, optimiseCoding: false }).toBuffer();
}
