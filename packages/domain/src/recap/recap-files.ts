import { fileLimits } from '../limits.ts';
import { type AcceptedFormats, type DescribedFile, fileRule } from '../upload/file-rule.ts';

export type BriefFile = DescribedFile;

/** Music: mp3, mpeg or wav, with the content types that browsers and file sniffing report (S1§5). */
export const musicFormats = {
  extensions: ['mp3', 'mpeg', 'wav'],
  contentTypes: ['audio/mp3', 'audio/mpeg', 'audio/wav', 'audio/wave', 'audio/x-wav', 'audio/vnd.wave'],
} as const satisfies AcceptedFormats;

/** Logo: png, ai or eps. Depending on its version an ai file is PostScript or PDF (S1§5). */
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

/** Requires an accepted music file of at most 11534336 bytes, which the message calls 10MB (S1§5, A-47). */
export const checkMusicFile = fileRule(musicFormats, fileLimits.musicBytes, 'invalid_music_file_type');

/** Requires a logo as png, ai or eps of at most 10 MB (S1§5, A-15). */
export const checkLogoFile = fileRule(logoFormats, fileLimits.logoBytes, 'invalid_image_type');
