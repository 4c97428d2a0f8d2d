import type { ErrorCode } from '../errors/error-catalogue.ts';
import { fail, ok, type Result } from '../result.ts';

/** A file as a browser or an upload describes it. An unknown content type is empty. */
export type DescribedFile = {
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
};

export type AcceptedFormats = {
  readonly extensions: readonly string[];
  readonly contentTypes: readonly string[];
};

const unknownContentTypes: readonly string[] = ['', 'application/octet-stream'];

/** Whether the extension is listed and the content type, if known, does not contradict it. */
function isAccepted(file: DescribedFile, formats: AcceptedFormats): boolean {
  const name = file.name.toLowerCase();
  const contentType = file.contentType.toLowerCase();
  return (
    formats.extensions.some((extension) => name.endsWith(`.${extension}`)) &&
    (unknownContentTypes.includes(contentType) || formats.contentTypes.includes(contentType))
  );
}

/** Returns a rule that requires an accepted format and at most so many bytes, which the message calls 10MB. */
export const fileRule =
  <WrongType extends ErrorCode>(formats: AcceptedFormats, maxBytes: number, wrongType: WrongType) =>
  <File extends DescribedFile>(file: File): Result<File, WrongType | 'file_size_exceeds_10mb_limit'> => {
    if (!isAccepted(file, formats)) return fail(wrongType);
    return file.sizeBytes <= maxBytes ? ok(file) : fail('file_size_exceeds_10mb_limit');
  };
