import { crc32, deflateSync } from 'node:zlib';

type NamedFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const [width, height] = [320, 240];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Returns an image in a colour of its own for each number. */
export function portfolioPhoto(number: number): NamedFile {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits each of red, green and blue.
  head.set([8, 2], 8);
  const colour = Buffer.from([(number * 67) % 256, (number * 131) % 256, 120]);
  const row = Buffer.concat([Buffer.alloc(1), ...Array.from({ length: width }, () => colour)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  const buffer = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
  return { name: `event-${number}.png`, mimeType: 'image/png', buffer };
}

export const portfolioPhotos = (count: number, from = 1): NamedFile[] =>
  Array.from({ length: count }, (_, index) => portfolioPhoto(from + index));

/** A JPEG that ends after its first bytes. */
export const brokenPhoto: NamedFile = {
  name: 'broken.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'),
};
