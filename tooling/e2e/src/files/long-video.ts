import { randomFillSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const clipPath = join(
  import.meta.dirname,
  '../../../../apps/api/src/database/catalogue-files/recap-playful.mp4',
);

/**
 * Writes a video of that size: a short clip without the notes that the server would empty, and a box of noise that players
 * skip.
 */
export async function writeLongVideo(path: string, bytes: number): Promise<Buffer> {
  const clip = await readFile(clipPath);
  clip.write('skip', clip.indexOf('udta'));
  const rest = randomFillSync(Buffer.alloc(bytes - clip.length));
  rest.writeUInt32BE(rest.length, 0);
  rest.write('skip', 4);
  const video = Buffer.concat([clip, rest]);
  await writeFile(path, video);
  return video;
}
