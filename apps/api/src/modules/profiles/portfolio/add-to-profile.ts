import { rm } from 'node:fs/promises';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { checkAddToProfile } from '@repo/domain/upload/add-to-profile';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Database } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { isVideoKind } from '../../../files/file-kinds.ts';
import type { ImageFolder } from '../../../files/images/image-folder.ts';
import { kindOfFile } from '../../../files/sniff-kind.ts';
import { stageFile } from '../../../files/stage-file.ts';
import type { StagedFile } from '../../../ports/blob-store.ts';
import { nowSecondsOf } from '../../../ports/clock.ts';
import type { EnqueueJob } from '../../../ports/jobs.ts';
import { usablePhotosIn } from '../../galleries/galleries.module.ts';
import type { UsablePhoto } from '../../galleries/galleries.module.ts';
import { portfolioRepository } from '../portfolio.repository.ts';
import type { AddedImage } from '../portfolio.repository.ts';
import { providerRepository } from '../provider.repository.ts';
import { checkContentUse, checkPhotoUses } from './check-photo-uses.ts';
import { planRemoval } from './remove-unused-images.ts';

export type AddToProfileDeps = Pick<Deps, 'database' | 'clock' | 'blobs'> & {
  readonly folder: ImageFolder;
  readonly stagingFolder: string;
  readonly enqueue: EnqueueJob;
};

/** A file of a gallery, or an uploaded one. */
export type WantedImage = {
  readonly fileId: number | undefined;
  readonly file: (StagedFile & { readonly fileName: string }) | undefined;
};

type Source = { readonly image: StagedFile; readonly contentHash: string };

/** Copies an image of an own event into the portfolio, when its host permits it (U-R08, A-44). */
export async function addToProfile(
  deps: AddToProfileDeps,
  providerId: number,
  wanted: WantedImage,
): Promise<Result<AddedImage, ErrorCode>> {
  if (wanted.fileId === undefined) return addUpload(deps, providerId, wanted.file);
  const photo = await usablePhotosIn(deps.database).find(wanted.fileId);
  // Photos of other photographers are not for the own profile.
  if (photo?.uploaderId !== providerId) return fail('object_does_not_exist');
  const allowed = await checkUses(deps, providerId, photo.fileName, [photo]);
  if (!allowed.ok) return allowed;
  const { imageName, storedHash } = photo;
  const found = imageName === null ? undefined : await deps.blobs.find({ folder: 'event', name: imageName });
  if (found === undefined || storedHash === null) return fail('object_does_not_exist');
  const image = await stageFile(deps.stagingFolder, await found.read());
  try {
    return await copyAndAdd(deps, providerId, { image, contentHash: storedHash });
  } finally {
    await rm(image.path, { force: true });
  }
}

/** A file without an id is recognised by its content. */
async function addUpload(
  deps: AddToProfileDeps,
  providerId: number,
  file: WantedImage['file'],
): Promise<Result<AddedImage, ErrorCode>> {
  if (file === undefined) return fail('please_select_image');
  const kind = await kindOfFile(file.path);
  if (kind !== undefined && isVideoKind(kind)) return fail('please_unselect_videos');
  const photos = await usablePhotosIn(deps.database).listByContent(providerId, file.sha256);
  const allowed = await checkUses(deps, providerId, file.fileName, photos);
  return allowed.ok ? copyAndAdd(deps, providerId, { image: file, contentHash: file.sha256 }) : allowed;
}

async function checkUses(
  { database, clock }: AddToProfileDeps,
  providerId: number,
  fileName: string,
  photos: readonly UsablePhoto[],
): Promise<Result<void, ErrorCode>> {
  if (photos.some(({ kind }) => kind !== 'image')) return fail('please_unselect_videos');
  const room = await checkRoom(database, providerId, fileName);
  if (!room.ok) return room;
  return checkPhotoUses(photos, nowSecondsOf(clock));
}

/** Refuses an image for which a portfolio has no room. */
export async function checkRoom(
  database: Database,
  providerId: number,
  fileName: string,
): Promise<Result<readonly string[], ErrorCode>> {
  const images = await portfolioRepository(database).listImages(providerId);
  return checkAddToProfile([fileName], images.length);
}

/** Stores the copy before the transaction; a job deletes it if a crash prevents that it is shown. */
async function copyAndAdd(
  deps: AddToProfileDeps,
  providerId: number,
  { image, contentHash }: Source,
): Promise<Result<AddedImage, ErrorCode>> {
  const prepared = await deps.folder.prepare(image);
  if (!prepared.ok) return prepared;
  const { name, store, discard } = prepared.value;
  try {
    await planRemoval(deps, providerId, [prepared.value]);
    await store();
    const added = await inTransaction(deps.database, (transaction) =>
      addImage({ ...deps, database: transaction }, providerId, { fileName: name, contentHash }),
    );
    if (!added.ok) await deps.folder.remove(name);
    return added;
  } finally {
    await discard();
  }
}

/** Locks the provider before it reads the consents again, so that none is withdrawn before the image is there. */
async function addImage(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  providerId: number,
  image: { readonly fileName: string; readonly contentHash: string },
): Promise<Result<AddedImage, ErrorCode>> {
  if (!(await providerRepository(database).lock(providerId))) return fail('object_does_not_exist');
  const allowed = await checkContentUse(database, providerId, image.contentHash, nowSecondsOf(clock));
  if (!allowed.ok) return allowed;
  const repository = portfolioRepository(database);
  const images = await repository.listImages(providerId);
  if (images.some(({ contentHash }) => contentHash === image.contentHash))
    return fail('files_already_uploaded');
  const room = checkAddToProfile([image.fileName], images.length);
  return room.ok ? ok(await repository.addImage(providerId, image)) : room;
}
