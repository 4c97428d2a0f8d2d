import { z } from 'zod';

/** The last page that can have content. */
const lastPage = 100_000;

const readPage = (given: number | string): number | string =>
  typeof given === 'string' && /^\d{1,6}$/.test(given) ? Number(given) : given;

/**
 * The `query` of every list: with a page, counted from 1, it returns that page and the total; without one, the first
 * hundred. Add `pageTotal` to the endpoint's `meta`.
 */
export const pageQuery = z.object({
  page: z.preprocess(readPage, z.int().positive().max(lastPage)).optional(),
});

/** The total in the `payload` of a page. */
export const pageTotal = z.object({ total: z.int().nonnegative().optional() });
