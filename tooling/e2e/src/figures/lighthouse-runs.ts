/** How often Lighthouse runs on each page; the median counts. */
export const runCount = Number(process.env['LOOKS'] ?? 5);

/** Returns the median. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
