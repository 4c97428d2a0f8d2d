/** How often each page is looked at; the middle one counts. */
export const looks = Number(process.env['LOOKS'] ?? 5);

/** Of several looks, the one that counts. */
export const middle = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
