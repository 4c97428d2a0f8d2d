import { z } from 'zod';

/** The highest page that can hold anything: more would be asked for by nobody but a crawler. */
const lastPage = 100_000;

const readPage = (given: number | string): number | string =>
  typeof given === 'string' && /^\d{1,6}$/.test(given) ? Number(given) : given;

/**
 * The `query` of every list: with a page, from 1 on, it answers that page and the total of all; without one,
 * the first hundred. Put `pageTotal` into the endpoint's `beside`.
 */
export const pageQuery = z.object({
  page: z.preprocess(readPage, z.int().positive().max(lastPage)).optional(),
});

/** What stands in `payload` next to the `items` of a page. */
export const pageTotal = z.object({ total: z.int().nonnegative().optional() });
