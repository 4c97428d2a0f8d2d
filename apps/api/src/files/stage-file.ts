import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StagedFile } from '../ports/blob-store.ts';

/** A few pieces of the network at a time: more of them would only wait in memory and be looked through there. */
const writeBytes = 256 * 1024;

/**
 * Writes a stream into the staging folder and sums it up on the way; whatever breaks leaves nothing behind. The check
 * is asked after every piece how many bytes there may be, and ends it with what it answers.
 */
export async function stageFile(
  stagingFolder: string,
  content: Readable,
  check: (bytes: number) => Error | undefined = () => undefined,
): Promise<StagedFile> {
  await mkdir(stagingFolder, { recursive: true });
  const path = join(stagingFolder, randomUUID());
  const hash = createHash('sha256');
  let bytes = 0;
  content.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
    const refusal = check(bytes);
    if (refusal !== undefined) content.destroy(refusal);
  });
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, highWaterMark: writeBytes }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}
