import { z } from 'zod';
import { dollars } from '../wire/amounts.ts';
import { id } from '../wire/ids.ts';
import { portfolioImage } from '../wire/image-sizes.ts';

/** A provider on a card of the booking page (S1§3 "Available {product}"). */
export const availableProvider = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  hourlyRate: dollars,
  /** Null without reviews: N/A on the card. */
  averageReview: z.number().nullable(),
  device: z.object({ deviceName: z.string() }).nullable(),
  images: z.array(z.string()),
  sbportfolioGalleries: z.array(
    portfolioImage.extend({ profileImageUrl: z.string(), profileName: z.string(), bio: z.string() }),
  ),
});
export type AvailableProvider = z.output<typeof availableProvider>;
