/**
 * Converts a number with at most 2 decimals to whole hundredths; undefined when it has more. `toFixed` rounds
 * the exact binary value, which multiplying by 100 does not.
 */
export function hundredthsOf(decimal: number): number | undefined {
  const hundredths = Number(decimal.toFixed(2).replace('.', ''));
  return Number.isSafeInteger(hundredths) && hundredths / 100 === decimal ? hundredths : undefined;
}
