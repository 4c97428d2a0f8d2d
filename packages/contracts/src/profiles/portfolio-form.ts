import { fileLimits, textLimits } from '@repo/domain/limits';
import { additionalLanguages } from '@repo/domain/portfolio/languages';
import { portfolioRules } from '@repo/domain/portfolio/portfolio-rules';
import { z } from 'zod';
import type { FilePart } from '../endpoint.ts';
import { flagInText, jsonInText } from '../wire/form-fields.ts';
import { id, idInText } from '../wire/ids.ts';
import { fileReference, ruledText } from '../wire/texts.ts';

const mostImages = fileLimits.portfolioImages.to;

/**
 * A position in the grid. A stored image is named by its id or its address, an image of this form by its file name.
 */
const placedImage = z
  .object({
    id: id.optional(),
    imageUrl: fileReference.optional(),
    displayOrder: z.int().min(1).max(mostImages),
  })
  .refine(({ id: storedId, imageUrl }) => storedId !== undefined || imageUrl !== undefined, {
    error: 'invalid_input',
  });

/** JSON of as many entries as a portfolio has images, none longer than a long text. */
const listInText = <Item extends z.ZodType>(item: Item) =>
  jsonInText(z.array(item).max(mostImages), mostImages * textLimits.longText);

/** Forms without a choice send "null". */
const language = z.enum(['', 'null', ...additionalLanguages]);

/** The text fields of the form (S3§3). The rule checks the number of images. */
export const portfolioForm = z.object({
  sbUserId: idInText.optional(),
  profileName: ruledText(portfolioRules.profileName, textLimits.personName),
  Bio: ruledText(portfolioRules.bio, textLimits.longText),
  deviceId: idInText,
  Language: language.optional(),
  additionalEquipment: ruledText(portfolioRules.additionalEquipment, textLimits.longText).optional(),
  deleteImageIds: listInText(id).optional(),
  isActive: flagInText.optional(),
  displayOrderList: listInText(placedImage).optional(),
});
export type PortfolioForm = z.input<typeof portfolioForm>;
export type ReadPortfolioForm = z.output<typeof portfolioForm>;

const maxBytes = fileLimits.fileBytes - 1;

/** Without a profile photo the stored one stays (S3§3). */
export const portfolioFiles = [
  { name: 'GalleryImages', files: { from: 0, to: mostImages }, maxBytes },
  { name: 'ProfileImage', files: { from: 0, to: 1 }, maxBytes },
] as const satisfies readonly FilePart[];
