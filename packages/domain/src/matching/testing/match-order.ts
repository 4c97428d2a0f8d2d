/** A provider that suits an event, with what decides its place in the list. */
export type Ranked = {
  readonly id: number;
  readonly averageRating: number | null;
  readonly distanceKm: number;
};

/** Nobody is rated below one star, so that none at all comes last. */
const ratingOf = ({ averageRating }: Ranked): number => averageRating ?? 0;

/** Best rating first and unrated last, then the nearest, then the lowest id: no two places are equal. */
export const compareRank = (one: Ranked, other: Ranked): number =>
  ratingOf(other) - ratingOf(one) || one.distanceKm - other.distanceKm || one.id - other.id;
