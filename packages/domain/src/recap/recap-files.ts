import type { ErrorCode } from '../errors/error-catalogue.ts';
import { fileLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';

/** A file as a browser or an upload describes it; a content type that nobody knows is empty. */
export type BriefFile = { readonly name: string; readonly contentType: string; readonly sizeBytes: number };

type AcceptedFormats = { readonly extensions: readonly string[]; readonly contentTypes: readonly string[] };

/** Own music: mp3, mpeg or wav, with the names under which browsers and sniffers know them (S1§5). */
export const musicFormats = {
  extensions: ['mp3', 'mpeg', 'wav'],
  contentTypes: ['audio/mp3', 'audio/mpeg', 'audio/wav', 'audio/wave', 'audio/x-wav', 'audio/vnd.wave'],
} as const satisfies AcceptedFormats;

/** Logo: png, ai or eps; an ai file is known as PostScript or as PDF, by its version (S1§5). */
export const logoFormats = {
  extensions: ['png', 'ai', 'eps'],
  contentTypes: [
    'image/png',
    'application/postscript',
    'application/eps',
    'image/x-eps',
    'application/illustrator',
    'application/pdf',
  ],
} as const satisfies AcceptedFormats;

const unknownContentTypes: readonly string[] = ['', 'application/octet-stream'];

/** The name must have a listed ending, and the content type, where one is known, must not contradict it. */
function isAccepted(file: BriefFile, formats: AcceptedFormats): boolean {
  const name = file.name.toLowerCase();
  const contentType = file.contentType.toLowerCase();
  return (
    formats.extensions.some((extension) => name.endsWith(`.${extension}`)) &&
    (unknownContentTypes.includes(contentType) || formats.contentTypes.includes(contentType))
  );
}

const fileRule =
  <WrongType extends ErrorCode>(formats: AcceptedFormats, maxBytes: number, wrongType: WrongType) =>
  <File extends BriefFile>(file: File): Result<File, WrongType | 'file_size_exceeds_10mb_limit'> => {
    if (!isAccepted(file, formats)) return fail(wrongType);
    return file.sizeBytes <= maxBytes ? ok(file) : fail('file_size_exceeds_10mb_limit');
  };

/** Own music for a recap: an accepted type of at most 11534336 bytes, which the message calls 10MB (S1§5, A-47). */
export const checkMusicFile = fileRule(musicFormats, fileLimits.musicBytes, 'invalid_music_file_type');

/** The logo for a recap: png, ai or eps of at most 10 MB (S1§5, A-15). */
export const checkLogoFile = fileRule(logoFormats, fileLimits.logoBytes, 'invalid_image_type');
