import { crc32, deflateSync } from 'node:zlib';

type NamedFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

type Size = { readonly width: number; readonly height: number };
const size: Size = { width: 320, height: 240 };

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Returns a PNG with eight bits each of red, green and blue. */
function png({ width, height }: Size, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** Returns a PNG with the same colour in each column. */
function columns(colourAt: (column: number) => readonly number[]): Buffer {
  const colours = Array.from({ length: size.width }, (_, column) => Buffer.from(colourAt(column)));
  const row = Buffer.concat([Buffer.alloc(1), ...colours]);
  return png(size, deflateSync(Buffer.concat(Array.from({ length: size.height }, () => row))));
}

/** Returns an image in a colour of its own for each number. */
export function portfolioPhoto(number: number): NamedFile {
  const buffer = columns(() => [(number * 67) % 256, (number * 131) % 256, 120]);
  return { name: `event-${number}.png`, mimeType: 'image/png', buffer };
}

/** A photo that is red on its left and blue on its right. */
export const photoInHalves: NamedFile = {
  name: 'halves.png',
  mimeType: 'image/png',
  buffer: columns((column) => (column < size.width / 2 ? [255, 0, 0] : [0, 0, 255])),
};

export const portfolioPhotos = (count: number, from = 1): NamedFile[] =>
  Array.from({ length: count }, (_, index) => portfolioPhoto(from + index));

/** A JPEG that ends after its first bytes. */
export const brokenPhoto: NamedFile = {
  name: 'broken.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'),
};

/** A small file that says it has 900 million pixels. */
export const hugePhoto: NamedFile = {
  name: 'huge.png',
  mimeType: 'image/png',
  buffer: png({ width: 30_000, height: 30_000 }, deflateSync(Buffer.alloc(90_001))),
};

/** A photo that is a page with a script, too. */
export const photoWithScript = (number: number): NamedFile => {
  const photo = portfolioPhoto(number);
  return { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.from('<script>alert(1)</script>')]) };
};
