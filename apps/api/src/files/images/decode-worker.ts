// Decodes one picture in a thread of its own: what may take seconds or be made to break the decoder is no danger to
// the process there, and takes its memory along when it ends.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import heic from 'heic-decode';
import { decodeBmp } from './decode-bmp.ts';
import type { DecodeTask } from './decode-apart.ts';
import type { RawPicture } from './raw-picture.ts';

const { path, kind, mostPixels }: DecodeTask = workerData;
const file = await readFile(path);
const picture = kind === 'bmp' ? decodeBmp(file, mostPixels) : await decodeHeic(file, mostPixels);
parentPort?.postMessage(picture, [picture.data.buffer]);

/** Turned as the file says; what a camera noted beside it about the turning is not for this kind (FF-34). */
async function decodeHeic(buffer: Buffer, most: number): Promise<RawPicture> {
  const [found] = await heic.all({ buffer });
  if (found === undefined || found.width * found.height > most)
    throw new RangeError('a picture of no fit size');
  const { width, height, data } = await found.decode();
  return { width, height, channels: 4, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}
