import { requiredText, type FieldRule } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';

/** The orientations, as screens show them and orders store them (S1§9). */
export const recapOrientations = {
  portrait: 'Portrait (Instagram, TikTok)',
  landscape: 'Landscape (YouTube)',
} as const;

export type RecapOrientation = (typeof recapOrientations)[keyof typeof recapOrientations];

/** The preselected orientation (S1§9). */
export const defaultRecapOrientation: RecapOrientation = recapOrientations.portrait;

/** Requires a vision within the shared limit (S1§5, A-07). */
export const checkRecapVision: FieldRule = requiredText(textLimits.longText);

/** Requires a music genre of at most 40 characters (S1§5). */
export const checkMusicGenre: FieldRule = requiredText(textLimits.musicGenre);

/** Requires one of the two orientations (S1§5, S1§9). */
export function checkRecapOrientation(
  text: string,
): Result<RecapOrientation, 'this_field_is_required' | 'this_field_is_invalid'> {
  if (text === '') return fail('this_field_is_required');
  const known = Object.values(recapOrientations).find((orientation) => orientation === text);
  return known === undefined ? fail('this_field_is_invalid') : ok(known);
}

/** Whether a brief has all required fields; vibe and files are optional (S1§5). */
export const isRecapBriefComplete = (brief: {
  readonly vision: string;
  readonly musicGenre: string;
  readonly orientation: string;
}): boolean =>
  checkRecapVision(brief.vision).ok &&
  checkMusicGenre(brief.musicGenre).ok &&
  checkRecapOrientation(brief.orientation).ok;
