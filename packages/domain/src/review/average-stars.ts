/** The average of all reviews to 2 decimals, or nothing while there is none (S1§2, A-46). */
export function averageStars(stars: readonly number[]): number | null {
  if (stars.length === 0) return null;
  const sum = stars.reduce((total, each) => total + each, 0);
  return Math.round((sum * 100) / stars.length) / 100;
}
