/** A provider that suits an event, with what decides its place in the list. */
export type Ranked = {
  readonly id: number;
  readonly averageRating: number | null;
  readonly distanceKm: number;
};

const ratingOrNone = ({ averageRating }: Ranked): number => averageRating ?? Number.NEGATIVE_INFINITY;

/** Best rating first and unrated last, then the nearest, then the lowest id: no two places are equal. */
export function compareRank(one: Ranked, other: Ranked): number {
  const oneRating = ratingOrNone(one);
  const otherRating = ratingOrNone(other);
  if (oneRating !== otherRating) return otherRating > oneRating ? 1 : -1;
  return one.distanceKm - other.distanceKm || one.id - other.id;
}
