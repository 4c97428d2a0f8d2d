/** The position of an image in a portfolio's grid, counted from 1 (S3§3). */
export type PlacedImage<Id> = { readonly imageId: Id; readonly displayOrder: number };

/** Returns the order of the grid to save (S3§3). */
export const displayOrderOf = <Id>(imageIds: readonly Id[]): readonly PlacedImage<Id>[] =>
  imageIds.map((imageId, index) => ({ imageId, displayOrder: index + 1 }));

/** Sorts images for the grid. Images of the same number keep their order. */
export const sortForDisplay = <Image extends { readonly displayOrder: number }>(
  images: readonly Image[],
): readonly Image[] => images.toSorted((one, other) => one.displayOrder - other.displayOrder);

/** Returns the grid after an image moved to another position (S3§2). */
export function moveImage<Id>(imageIds: readonly Id[], from: number, to: number): readonly Id[] {
  const moved = imageIds.slice(from, from + 1);
  return imageIds.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}
