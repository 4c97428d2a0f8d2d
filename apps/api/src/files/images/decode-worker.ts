// Decodes one image in a worker thread, so that a slow or malicious file cannot block or crash the process, and its
// memory is freed when the thread ends.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import heic from 'heic-decode';
import { decodeBmp } from './decode-bmp.ts';
import type { DecodeTask } from './decode-apart.ts';
import type { RawImage } from './raw-image.ts';

const { path, kind, mostPixels }: DecodeTask = workerData;
const file = await readFile(path);
const image = kind === 'bmp' ? decodeBmp(file, mostPixels) : await decodeHeic(file, mostPixels);
parentPort?.postMessage(image, [image.data.buffer]);

/** Returns the pixels rotated as the container says; the EXIF orientation does not apply to HEIC (FF-34). */
async function decodeHeic(buffer: Buffer, most: number): Promise<RawImage> {
  const [found] = await heic.all({ buffer });
  if (found === undefined || found.width * found.height > most)
    throw new RangeError('a picture of no fit size');
  const { width, height, data } = await found.decode();
  return { width, height, channels: 4, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}
