import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { checkGallerySelection } from '@repo/domain/upload/file-selection';

type RefusedFile = { readonly file: File; readonly code: ErrorCode };

export type CheckedSelection = {
  readonly accepted: readonly File[];
  /** Files that are refused by themselves, while the others are accepted. */
  readonly refused: readonly RefusedFile[];
  /** Why the rest is refused as a whole: too many files, or too much in one attempt. */
  readonly refusal: ErrorCode | undefined;
};

const describe = ({ name, size }: File) => ({ name, sizeBytes: size });

/** Checks chosen files by format, size, number and total (S3§5), so that one wrong file does not stop the others. */
export function checkSelection(files: readonly File[]): CheckedSelection {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const result = checkGallerySelection([describe(file)]);
    if (result.ok) accepted.push(file);
    else refused.push({ file, code: result.failure });
  }
  const whole = checkGallerySelection(accepted.map(describe));
  return whole.ok
    ? { accepted, refused, refusal: undefined }
    : { accepted: [], refused, refusal: whole.failure };
}
