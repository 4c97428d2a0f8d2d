import { z } from 'zod';

/** The images of several widths, narrowest first, for `srcset`. */
export const imageSizes = z.array(z.object({ widthPx: z.int().positive(), url: z.string() }));

/** An image of a portfolio. Until the smaller images exist, its size is null and there are no others. */
export const portfolioImage = z.object({
  imageUrl: z.string(),
  widthPx: z.int().positive().nullable(),
  heightPx: z.int().positive().nullable(),
  sizes: imageSizes,
});
export type PortfolioImage = z.output<typeof portfolioImage>;
