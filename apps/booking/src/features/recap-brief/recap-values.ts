import { checkMusicGenre, checkRecapOrientation, checkRecapVision } from '@repo/domain/recap/recap-brief';
import { checkRecapQuantity } from '@repo/domain/recap/recap-quantity';
import { ruled } from '@repo/forms/schema-check';
import { object } from 'yup';
import type { Recap, Vibe } from '../../model/store/recap.ts';

/** The fields that are entered as text; files are uploaded separately. */
export type RecapValues = {
  /** As the value of a select. */
  readonly quantity: string;
  readonly vibe: Vibe | null;
  readonly vision: string;
  readonly musicGenre: string;
  readonly orientation: string;
};

export const valuesOf = ({ quantityWithLogo, brief }: Recap): RecapValues => ({
  quantity: String(quantityWithLogo),
  vibe: brief.vibe,
  vision: brief.vision,
  musicGenre: brief.musicGenre,
  orientation: brief.orientation,
});

/** The rules of the step, in the order of the page (S1§5); a vibe is optional. */
export const recapSchemaOf = (quantityOptions: readonly number[]) =>
  object({
    quantity: ruled((entered) => checkRecapQuantity(Number(entered), quantityOptions)),
    vision: ruled(checkRecapVision),
    musicGenre: ruled(checkMusicGenre),
    orientation: ruled(checkRecapOrientation),
  });
