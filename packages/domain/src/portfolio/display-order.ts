/** The place of one image in the grid of a portfolio, counted from 1 (S3§3). */
export type PlacedImage<Id> = { readonly imageId: Id; readonly displayOrder: number };

/** The grid's order as it is saved: the first image has the number 1 (S3§3). */
export const displayOrderOf = <Id>(imageIds: readonly Id[]): readonly PlacedImage<Id>[] =>
  imageIds.map((imageId, index) => ({ imageId, displayOrder: index + 1 }));

/** The images as the grid shows them. Images of the same number keep the order they came in. */
export const sortForDisplay = <Image extends { readonly displayOrder: number }>(
  images: readonly Image[],
): readonly Image[] => images.toSorted((one, other) => one.displayOrder - other.displayOrder);

/** The grid after one image was dragged, or moved by its buttons, to another place (S3§2). */
export function moveImage<Id>(imageIds: readonly Id[], from: number, to: number): readonly Id[] {
  const moved = imageIds.slice(from, from + 1);
  return imageIds.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}
