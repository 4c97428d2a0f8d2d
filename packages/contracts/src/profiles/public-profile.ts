import { brand } from '@repo/domain/brand';
import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { device } from '../catalogue/operator-lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, idParams } from '../wire/ids.ts';
import { imageSizes, portfolioImage } from '../wire/image-sizes.ts';

const hostReview = z.object({
  id,
  user: z.object({ firstName: z.string(), lastName: z.string() }),
  /** The number of stars (S1§3). */
  reviews: z.int(),
  feedback: z.string(),
  /** The provider's public reply. */
  reply: z.string().nullable(),
});

/** A provider's public profile (S1§3). The list `sbportfolios` has one portfolio. */
export const publicProfile = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** To 2 decimals; null is shown as N/A (S1§2). */
  averageReview: z.number().nullable(),
  device: device.nullable(),
  sbportfolios: z.array(
    z.object({
      profileImageUrl: z.string(),
      profileImageSizes: imageSizes,
      profileName: z.string(),
      bio: z.string(),
      gallery: z.array(portfolioImage),
      additionalEquipment: z.string(),
      language: z.string().nullable(),
    }),
  ),
  reviews: z.array(hostReview),
});
export type PublicProfile = z.output<typeof publicProfile>;

/** Not cached by browsers: the preview of a portfolio must show the latest save (S3§2). */
export const viewProfile = defineEndpoint(`GET /api/v1/${brand.slug}/Profile/ViewProfile/:id`, {
  topic: 'Profiles',
  summary: 'The public profile of a provider',
  actors: capabilities.viewProviderProfile,
  source: 'S1§7, S3§7',
  params: idParams,
  errors: ['profile_doesnot_exist'],
  reply: publicProfile,
});
