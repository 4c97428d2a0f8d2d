import { randomFillSync } from 'node:crypto';

/** Returns a box of an MP4 or QuickTime file. */
export function movieBox(type: string, ...content: readonly (Buffer | string)[]): Buffer {
  const inside = Buffer.concat(content.map((each) => Buffer.from(each)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inside.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inside]);
}

/** Returns a film of this size with random content, which lasts five seconds by its header. */
export function randomFilm(bytes: number): Buffer {
  const times = Buffer.alloc(100);
  times.writeUInt32BE(1000, 12);
  times.writeUInt32BE(5000, 16);
  const head = Buffer.concat([
    movieBox('ftyp', 'isom\0\0\0\0isommp42'),
    movieBox('moov', movieBox('mvhd', times)),
    movieBox('mdat'),
  ]);
  head.writeUInt32BE(bytes - head.length + 8, head.length - 8);
  const film = randomFillSync(Buffer.allocUnsafe(bytes));
  head.copy(film);
  return film;
}
