import { z } from 'zod';
import { anyone, defineEndpoint } from '../endpoint.ts';
import { dollars } from '../wire/amounts.ts';
import { id } from '../wire/ids.ts';
import { publicCacheSeconds } from './public-cache.ts';

const catalogueRead = {
  topic: 'Catalogue',
  actors: anyone,
  source: 'S1§7',
  cacheSeconds: publicCacheSeconds,
} as const;

export const reelType = z.object({
  id,
  name: z.string(),
  featureFileUrl: z.string(),
  sampleFileUrl: z.string(),
});
export type ReelType = z.output<typeof reelType>;

export const getReelTypes = defineEndpoint('GET /api/v1/User/EventSetup/getReelTypes', {
  ...catalogueRead,
  summary: 'The vibes of a recap, each with a sample video',
  reply: z.array(reelType),
});

/** Without `quantityOptions` the page offers 0 to 5. */
export const reelPrice = z.object({
  priceOnPerReel: dollars,
  priceOnPerReelWithLogo: dollars,
  quantityOptions: z.array(z.int().nonnegative()).optional(),
});

export const getReelPrice = defineEndpoint('GET /api/v1/user/reel/getprice', {
  ...catalogueRead,
  summary: 'What a recap costs, with and without a logo',
  reply: reelPrice,
});
