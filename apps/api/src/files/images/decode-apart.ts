import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { RawImage } from './raw-image.ts';

export type DecodeTask = {
  readonly path: string;
  readonly kind: 'heic' | 'bmp';
  readonly mostPixels: number;
};

const mostFileBytes = { heic: 64 * 1024 * 1024, bmp: 256 * 1024 * 1024 };
const defaultMostMs = 20_000;
const mostHeapMegabytes = 256;

/** Thrown for a file that is too large, too slow to decode or broken. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
}

/** Decodes a format that sharp does not read, in a worker thread that is stopped at the time limit. */
export async function decodeApart(task: DecodeTask, mostMs = defaultMostMs): Promise<RawImage> {
  const { size } = await stat(task.path);
  if (size > mostFileBytes[task.kind]) throw new ImageRefused('too large a file');
  const worker = new Worker(new URL('decode-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMegabytes },
    // The decoder prints its complaints about broken files.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<RawImage>();
  worker.once('message', (image: RawImage) => resolve(image));
  worker.once('error', (cause) => reject(new ImageRefused('not readable', { cause })));
  worker.once('exit', () => reject(new ImageRefused('stopped')));
  const timeUp = setTimeout(() => reject(new ImageRefused('too slow')), mostMs);
  try {
    return await promise;
  } finally {
    clearTimeout(timeUp);
    await worker.terminate();
  }
}
