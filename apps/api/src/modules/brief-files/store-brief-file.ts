import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { checkLogoFile, checkMusicFile } from '@repo/domain/recap/recap-files';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Deps } from '../../deps.ts';
import { fileKinds } from '../../files/file-kinds.ts';
import { safeFileName } from '../../files/safe-file-name.ts';
import { kindOfFile } from '../../files/sniff-kind.ts';
import { freshStoredName } from '../../files/stored-name.ts';
import type { StagedFile } from '../../ports/blob-store.ts';
import type { BriefFilesRepository, BriefPurpose } from './brief-files.repository.ts';

type StoreBriefDeps = Pick<Deps, 'blobs'> & {
  readonly repository: Pick<BriefFilesRepository, 'add'>;
  readonly nowSeconds: () => number;
};

const rules = {
  music: { check: checkMusicFile, wrongType: 'invalid_music_file_type' },
  logo: { check: checkLogoFile, wrongType: 'invalid_image_type' },
} as const;

/**
 * Stores the music or logo of a recap and returns the reference to order it with. Refuses files whose content or name is
 * not of an accepted kind (S1§5).
 */
export async function storeBriefFile(
  { repository, blobs, nowSeconds }: StoreBriefDeps,
  purpose: BriefPurpose,
  givenName: string,
  file: StagedFile,
): Promise<Result<string, ErrorCode>> {
  const { check, wrongType } = rules[purpose];
  const kind = await kindOfFile(file.path);
  if (kind === undefined) return fail(wrongType);
  const fileName = safeFileName(givenName);
  const checked = check({
    name: fileName,
    contentType: fileKinds[kind].contentType,
    sizeBytes: file.bytes,
  });
  if (!checked.ok) return checked;
  const name = freshStoredName(kind);
  await repository.add({ name, purpose, fileName, bytes: file.bytes, sha256: file.sha256 }, nowSeconds());
  await blobs.keep({ folder: 'brief', name }, file);
  return ok(name);
}
