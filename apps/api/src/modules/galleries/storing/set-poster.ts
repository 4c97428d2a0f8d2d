import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { canLock } from '@repo/domain/gallery/file-rights';
import type { Viewer } from '@repo/domain/gallery/file-rights';
import { galleryLimits } from '@repo/domain/limits';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { inTransaction } from '../../../database/in-transaction.ts';
import { freshStoredName } from '../../../files/stored-name.ts';
import type { StagedFile } from '../../../ports/blob-store.ts';
import { nowSecondsOf } from '../../../ports/clock.ts';
import { eventFileRepository } from '../event-file.repository.ts';
import type { Poster } from '../event-file.repository.ts';
import { inEventFolder } from '../gallery-names.ts';
import { smallerImagesJob } from '../make-smaller-images.ts';
import { removeStored, removeUnusedFilesJob, unusedFilesAfterSeconds } from '../remove-unused-files.ts';
import type { StoreFileDeps } from './store-file.ts';

export type PosterUpload = {
  readonly fileId: number;
  readonly account: { readonly accountId: number; readonly kind: Viewer['kind'] };
  readonly file: StagedFile;
};

/** Stores the image that stands for a video, in place of an earlier one. */
export async function setPoster(
  deps: StoreFileDeps,
  upload: PosterUpload,
): Promise<Result<number, ErrorCode>> {
  const mostSide = Math.max(...galleryLimits.imageWidthsPx);
  const prepared = await deps.images.prepare(upload.file, { mostSide });
  if (!prepared.ok) return prepared;
  const { kind, file, width, height, discard } = prepared.value;
  const name = freshStoredName(kind);
  try {
    const runAtSeconds = nowSecondsOf(deps.clock) + unusedFilesAfterSeconds;
    await deps.enqueue(deps.database, removeUnusedFilesJob, { names: [name] }, { runAtSeconds });
    await deps.blobs.keep(inEventFolder(name), file);
    const saved = await inTransaction(deps.database, (transaction) =>
      savePoster({ ...deps, database: transaction }, upload, { name, width, height }),
    );
    if (!saved.ok) await removeStored(deps.blobs, name);
    return saved;
  } finally {
    await discard();
  }
}

async function savePoster(
  { database, enqueue }: StoreFileDeps,
  { fileId, account }: PosterUpload,
  poster: Poster,
): Promise<Result<number, ErrorCode>> {
  const repository = eventFileRepository(database);
  const [file] = await repository.lock([fileId], account.accountId);
  const isOwnUpload = file?.uploaderId === account.accountId;
  const viewer: Viewer =
    account.kind === 'host' ? { kind: 'host' } : { kind: 'provider', checkedOutAtSeconds: null };
  if (file === undefined || !canLock(viewer, { isLocked: false, isOwnUpload }))
    return fail('object_does_not_exist');
  if (file.kind === 'image' || file.deletedAt !== null) return fail('action_is_not_possible_now');
  await repository.setPoster(fileId, poster);
  await enqueue(database, smallerImagesJob, { fileId, imageName: poster.name });
  if (file.imageName !== null) await enqueue(database, removeUnusedFilesJob, { names: [file.imageName] });
  return ok(fileId);
}
