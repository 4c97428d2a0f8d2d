import { sortForDisplay } from './display-order.ts';

/** An image of the saved portfolio; older ones have no hash. */
type StoredImage = { readonly id: number; readonly address: string; readonly contentHash: string | null };

/** An image that is uploaded with the form, under the name that the form uses for it. */
type AddedImage = { readonly fileName: string; readonly contentHash: string };

/** A position in the grid: a stored image by id or address, an uploaded one by its file name (S3§3). */
type Place = {
  readonly id?: number | undefined;
  readonly imageUrl?: string | undefined;
  readonly displayOrder: number;
};

type Form<Added> = {
  readonly deletedIds: readonly number[];
  readonly added: readonly Added[];
  readonly places: readonly Place[];
};

/**
 * Returns the images of a portfolio after a save, in the order of the grid: first those with a place, then the other
 * stored ones, then the other uploaded ones (X-R02). Files with the same content are one image, so that a form that is
 * sent again changes nothing.
 */
export function planImages<Stored extends StoredImage, Added extends AddedImage>(
  stored: readonly Stored[],
  { deletedIds, added, places }: Form<Added>,
): readonly (Stored | Added)[] {
  const kept = stored.filter(({ id }) => !deletedIds.includes(id));
  const byContent = new Map<string | null, Stored | Added>();
  for (const image of [...kept, ...added])
    if (!byContent.has(image.contentHash)) byContent.set(image.contentHash, image);
  const imageOf = (file: Added): Stored | Added => byContent.get(file.contentHash) ?? file;
  const waiting = [...added];
  const takeNamed = (name: string | undefined): readonly (Stored | Added)[] => {
    const at = waiting.findIndex(({ fileName }) => fileName === name);
    return at < 0 ? [] : waiting.splice(at, 1).map(imageOf);
  };
  const placed = sortForDisplay(places).flatMap((place) => {
    const known = kept.find((image) => isPlacedAt(image, place));
    return known === undefined ? takeNamed(place.imageUrl) : [known];
  });
  return [...new Set([...placed, ...kept, ...waiting.map(imageOf)])];
}

/** Returns how many uploaded images the places of a form announce, so that too many are refused before they arrive. */
export const countAnnounced = (stored: readonly StoredImage[], places: readonly Place[]): number =>
  places.filter((place) => place.id === undefined && !stored.some((image) => isPlacedAt(image, place)))
    .length;

const isPlacedAt = (image: StoredImage, { id, imageUrl }: Place): boolean =>
  id === undefined ? image.address === imageUrl : image.id === id;
