import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { ContentType } from '@repo/domain/gallery/gallery-kind';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { ImageWork } from '../../../files/images/image-work.ts';
import { nowSecondsOf } from '../../../ports/clock.ts';
import type { EnqueueJob } from '../../../ports/jobs.ts';
import { eventFileRepository } from '../event-file.repository.ts';
import { inEventFolder } from '../gallery-names.ts';
import { smallerImagesJob } from '../make-smaller-images.ts';
import { removeStored, removeUnusedFilesJob, unusedFilesAfterSeconds } from '../remove-unused-files.ts';
import { announceDelivery } from './announce-delivery.ts';
import { prepareFile } from './prepare-file.ts';
import type { PreparedFile, UploadedFile } from './prepare-file.ts';

export type StoreFileDeps = Pick<Deps, 'database' | 'clock' | 'blobs' | 'recordBookingEvent'> & {
  readonly images: ImageWork;
  readonly enqueue: EnqueueJob;
  readonly stagingFolder: string;
};

export type FileUpload = {
  readonly eventId: number;
  readonly uploaderId: number;
  readonly contentType: ContentType;
  readonly file: UploadedFile;
};

/** Cameras without a clock that was set write such times. */
const earliestTakenSeconds = 631_152_000;

/**
 * Adds an uploaded file to the gallery of an event and returns its id (L-R02, U-R02). The caller has checked that the
 * uploader may. Of concurrent uploads of the same content, one is added.
 */
export async function storeFile(deps: StoreFileDeps, upload: FileUpload): Promise<Result<number, ErrorCode>> {
  const { eventId, file, contentType } = upload;
  if (await eventFileRepository(deps.database).hasContent(eventId, file.sha256))
    return fail('files_already_uploaded');
  const prepared = await prepareFile(deps, file, contentType);
  if (!prepared.ok) return prepared;
  try {
    return await storeAndAdd(deps, upload, prepared.value);
  } finally {
    await prepared.value.discard();
  }
}

/** Stores the files and then adds their row. A job deletes what a crash between the two leaves. */
async function storeAndAdd(
  deps: StoreFileDeps,
  upload: FileUpload,
  prepared: PreparedFile,
): Promise<Result<number, ErrorCode>> {
  const files = [prepared.stored, prepared.shown, prepared.original].filter((each) => each !== undefined);
  const names = files.map(({ name }) => name);
  const nowSeconds = nowSecondsOf(deps.clock);
  const runAtSeconds = nowSeconds + unusedFilesAfterSeconds;
  await deps.enqueue(deps.database, removeUnusedFilesJob, { names }, { runAtSeconds });
  const removeAll = () => Promise.allSettled(names.map((name) => removeStored(deps.blobs, name)));
  try {
    for (const { name, file } of files) await deps.blobs.keep(inEventFolder(name), file);
  } catch (error) {
    await removeAll();
    throw error;
  }
  const id = await inTransaction(deps.database, async (transaction) => {
    const galleryFiles = eventFileRepository(transaction);
    const added = await galleryFiles.add(rowOf(upload, prepared, nowSeconds));
    const imageName = imageNameOf(prepared);
    if (added === undefined) return undefined;
    if (imageName !== null) await deps.enqueue(transaction, smallerImagesJob, { fileId: added, imageName });
    await galleryFiles.lockEvent(upload.eventId);
    await announceDelivery(deps, transaction, upload.eventId);
    return added;
  });
  if (id !== undefined) return ok(id);
  await removeAll();
  return fail('files_already_uploaded');
}

const imageNameOf = ({ kind, shown, stored }: PreparedFile): string | null =>
  kind === 'image' ? (shown ?? stored).name : null;

function rowOf({ eventId, uploaderId, file }: FileUpload, prepared: PreparedFile, nowSeconds: number) {
  const { kind, fileName, stored, original, size, durationSeconds, takenAtSeconds, isBroken } = prepared;
  const isPlausible =
    takenAtSeconds !== undefined &&
    takenAtSeconds >= earliestTakenSeconds &&
    takenAtSeconds <= nowSeconds + secondsPerDay;
  const readyState = isBroken ? 'broken' : 'ready';
  return {
    eventId,
    uploaderId,
    kind,
    fileName,
    storedName: stored.name,
    imageName: imageNameOf(prepared),
    originalName: original?.name ?? null,
    bytes: stored.file.bytes,
    contentHash: file.sha256,
    storedHash: kind === 'image' ? stored.file.sha256 : null,
    widthPx: size?.widthPx ?? null,
    heightPx: size?.heightPx ?? null,
    durationSeconds,
    takenAt: dateOf(isPlausible ? takenAtSeconds : nowSeconds),
    uploadedAt: dateOf(nowSeconds),
    state: kind === 'image' ? 'working' : readyState,
  };
}
