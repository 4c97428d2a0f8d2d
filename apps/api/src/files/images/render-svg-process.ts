// Renders the drawing at the given path and writes the PNG to its standard output.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const mostPixels = 25_000_000;

sharp.concurrency(1);
const [path = ''] = process.argv.slice(2);
// From its content alone, the renderer knows no folder to load other files from.
const content = await readFile(path);
let embeddedPixels = 0;
for (const [, image = ''] of content.toString('latin1').matchAll(/data:image\/\w+;base64,([^"]+)/g)) {
  const { width, height } = await sharp(Buffer.from(image, 'base64')).metadata();
  embeddedPixels += width * height;
}
if (embeddedPixels > mostPixels) throw new RangeError('a drawing with too large images in it');
process.stdout.write(
  await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).png().toBuffer(),
);
