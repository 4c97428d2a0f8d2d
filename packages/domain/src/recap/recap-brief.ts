import { requiredText, type FieldRule } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';

/** The orientations with the text that screens show and orders store (S1§9). */
export const recapOrientations = {
  portrait: 'Portrait (Instagram, TikTok)',
  landscape: 'Landscape (YouTube)',
} as const;

export type RecapOrientation = (typeof recapOrientations)[keyof typeof recapOrientations];

/** Preselected on the recap step (S1§9). */
export const defaultRecapOrientation: RecapOrientation = recapOrientations.portrait;

/** The host's vision for the recap: required, of shared maximum length (S1§5, A-07). */
export const checkRecapVision: FieldRule = requiredText(textLimits.longText);

/** The music genre: required, at most 40 characters (S1§5). */
export const checkMusicGenre: FieldRule = requiredText(textLimits.musicGenre);

/** The orientation: required, and one of the two on offer (S1§5, S1§9). */
export function checkRecapOrientation(
  text: string,
): Result<RecapOrientation, 'this_field_is_required' | 'this_field_is_invalid'> {
  if (text === '') return fail('this_field_is_required');
  const known = Object.values(recapOrientations).find((orientation) => orientation === text);
  return known === undefined ? fail('this_field_is_invalid') : ok(known);
}

/** Whether a brief says all that a recap needs; the vibe and the files may be left out (S1§5). */
export const isRecapBriefComplete = (brief: {
  readonly vision: string;
  readonly musicGenre: string;
  readonly orientation: string;
}): boolean =>
  checkRecapVision(brief.vision).ok &&
  checkMusicGenre(brief.musicGenre).ok &&
  checkRecapOrientation(brief.orientation).ok;
