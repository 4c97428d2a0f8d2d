/** Normalizes a postal code: upper case, no spaces, no hyphens. */
export const normalizePostalCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/**
 * Returns the first three characters, which name a delivery area. Entries of the serviced list are such areas (S1§5).
 */
export const deliveryAreaOf = (postalCode: string): string => normalizePostalCode(postalCode).slice(0, 3);

/** Returns a Canadian postal code as `A1A 1A1`, or undefined when the text is none. */
export function canadianPostalCodeOf(text: string): string | undefined {
  const code = normalizePostalCode(text);
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : undefined;
}
