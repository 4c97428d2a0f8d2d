import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { RawPicture } from './raw-picture.ts';

export type DecodeTask = {
  readonly path: string;
  readonly kind: 'heic' | 'bmp';
  readonly mostPixels: number;
};

const mostFileBytes = { heic: 64 * 1024 * 1024, bmp: 256 * 1024 * 1024 };
const defaultMostMs = 20_000;
const mostHeapMegabytes = 256;

/** Thrown for a file that cannot be decoded, whatever the reason: too large, too slow, broken. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

/** The pixels of a kind of picture that sharp does not read, decoded in a thread that is stopped when time is up. */
export async function decodeApart(task: DecodeTask, mostMs = defaultMostMs): Promise<RawPicture> {
  const { size } = await stat(task.path);
  if (size > mostFileBytes[task.kind]) throw new PictureRefused('too large a file');
  const worker = new Worker(new URL('decode-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMegabytes },
    // The decoder writes to the console what it thinks of a broken file.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<RawPicture>();
  worker.once('message', (picture: RawPicture) => resolve(picture));
  worker.once('error', (cause) => reject(new PictureRefused('not readable', { cause })));
  worker.once('exit', () => reject(new PictureRefused('stopped')));
  const timeUp = setTimeout(() => reject(new PictureRefused('too slow')), mostMs);
  try {
    return await promise;
  } finally {
    clearTimeout(timeUp);
    await worker.terminate();
  }
}
