/** A postal code without what people type between its characters: upper case, no space, no hyphen. */
export const normalizePostalCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** The first three characters, which name a delivery area; the list of serviced areas is made of them (S1§5). */
export const deliveryAreaOf = (postalCode: string): string => normalizePostalCode(postalCode).slice(0, 3);

/** A Canadian postal code as it is printed, `A1A 1A1`, or nothing when the text is none. */
export function canadianPostalCodeOf(text: string): string | undefined {
  const code = normalizePostalCode(text);
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : undefined;
}
