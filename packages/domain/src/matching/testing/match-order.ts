/** A matching provider with the values that determine its position in the list. */
export type Ranked = {
  readonly id: number;
  readonly averageRating: number | null;
  readonly distanceKm: number;
};

/** Ratings start at one star, so 0 puts unrated providers last. */
const ratingOf = ({ averageRating }: Ranked): number => averageRating ?? 0;

/** Sorts by best rating, unrated last, then by distance, then by id, so that no two are equal. */
export const compareRank = (one: Ranked, other: Ranked): number =>
  ratingOf(other) - ratingOf(one) || one.distanceKm - other.distanceKm || one.id - other.id;
