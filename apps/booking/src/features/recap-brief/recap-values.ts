import { checkMusicGenre, checkRecapOrientation, checkRecapVision } from '@repo/domain/recap/recap-brief';
import { checkRecapQuantity } from '@repo/domain/recap/recap-quantity';
import { object } from 'yup';
import { ruled } from '../../model/form/schema-check.ts';
import type { Recap, Vibe } from '../../model/store/recap.ts';

/** What is entered as text; the files have their own way to the server and into the store. */
export type RecapValues = {
  /** As a select knows it. */
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

/** The rules of the step, in the order of the page (S1§5); a vibe may be left open. */
export const recapSchemaOf = (quantityOptions: readonly number[]) =>
  object({
    quantity: ruled((entered) => checkRecapQuantity(Number(entered), quantityOptions)),
    vision: ruled(checkRecapVision),
    musicGenre: ruled(checkMusicGenre),
    orientation: ruled(checkRecapOrientation),
  });
