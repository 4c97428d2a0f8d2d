import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { deliveryLimits } from '@repo/domain/limits';
import { fail } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { secondsPerHour } from '@repo/domain/time/seconds';
import type { Database } from '../../../database/schema.ts';
import { stageFile } from '../../../files/stage-file.ts';
import type { BlobStore } from '../../../ports/blob-store.ts';
import { inEventFolder } from '../gallery-names.ts';
import { storeFile } from '../storing/store-file.ts';
import type { StoreFileDeps } from '../storing/store-file.ts';
import { uploadsRepository } from './uploads.repository.ts';
import type { UploadRecord } from './uploads.repository.ts';

const batchSize = 100;

/** Joins the chunks of an upload and adds the file to its gallery, by the command of the forms. */
export async function finishUpload(
  deps: StoreFileDeps,
  upload: UploadRecord,
): Promise<Result<number, ErrorCode>> {
  const repository = uploadsRepository(deps.database);
  const file = await stageFile(
    deps.stagingFolder,
    Readable.from(contentOf(deps.blobs, upload.chunkNames), { objectMode: false }),
  );
  try {
    if (file.bytes !== upload.bytes) return fail('action_is_not_possible_now');
    const stored = await storeFile(deps, { ...upload, file: { ...file, fileName: upload.fileName } });
    await (stored.ok ? repository.finish(upload.id) : repository.remove([upload.id]));
    await removeChunks(deps.blobs, upload.chunkNames);
    return stored;
  } finally {
    await rm(file.path, { force: true });
  }
}

async function* contentOf(blobs: BlobStore, names: readonly string[]): AsyncGenerator<Buffer> {
  for (const name of names) {
    const found = await blobs.find(inEventFolder(name));
    if (found === undefined) throw new Error('a chunk of an upload is lost');
    yield* await found.read();
  }
}

async function removeChunks(blobs: Pick<BlobStore, 'remove'>, names: readonly string[]): Promise<void> {
  for (const name of names) await blobs.remove(inEventFolder(name));
}

/** Deletes uploads a day after they were begun, with their chunks (FF-32, A-15). */
export async function sweepUploads(
  { database, blobs }: { readonly database: Database; readonly blobs: Pick<BlobStore, 'remove'> },
  nowSeconds: number,
  signal: AbortSignal,
): Promise<void> {
  const repository = uploadsRepository(database);
  const until = nowSeconds - deliveryLimits.unfinishedUploadHours * secondsPerHour;
  while (!signal.aborted) {
    const uploads = await repository.listOld(until, batchSize);
    if (uploads.length === 0) return;
    for (const { chunkNames } of uploads) await removeChunks(blobs, chunkNames);
    await repository.remove(uploads.map(({ id }) => id));
  }
}
