import type { Portfolio } from '@repo/contracts/profiles/portfolio';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fileLimits } from '@repo/domain/limits';
import { displayOrderOf } from '@repo/domain/portfolio/display-order';
import { checkPortfolioImage } from '@repo/domain/portfolio/portfolio-images';
import { extensionOf } from '@repo/domain/upload/accepted-files';
import { sizedImageOf } from '@repo/ui/media/sized-image';
import type { SizedImage } from '@repo/ui/media/sized-image';

/** A new image that is not saved yet. Its key is also its name in the form. */
export type AddedImage = { readonly key: string; readonly file: File; readonly code?: ErrorCode };

export type StoredImage = { readonly key: string; readonly id: number; readonly image: SizedImage };
export type GridImage = StoredImage | AddedImage;

/** The changes of the grid: an order by key, empty for the stored order, and new images. */
export type GridEdits = { readonly order: readonly string[]; readonly added: readonly AddedImage[] };
export const noEdits: GridEdits = { order: [], added: [] };

type Gallery = Portfolio['gallery'];

const keyOf = (id: number): string => `stored-${id}`;

/** Returns the images in the order of the grid; images that another device has added come last. */
export function gridOf(gallery: Gallery, { order, added }: GridEdits): readonly GridImage[] {
  const images: readonly GridImage[] = [
    ...gallery.map((image) => ({ key: keyOf(image.id), id: image.id, image: sizedImageOf(image) })),
    ...added,
  ];
  const place = ({ key }: GridImage): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return images.toSorted((one, other) => place(one) - place(other));
}

export const hasGridChanges = (gallery: Gallery, edits: GridEdits): boolean =>
  edits.added.length > 0 ||
  gridOf(gallery, edits).some(({ key }, index) => key !== keyOf(gallery[index]?.id ?? 0));

/** Returns the order of the grid to save (X-R02). */
export const placesOf = (grid: readonly GridImage[]) =>
  displayOrderOf(grid).map(({ imageId: image, displayOrder }) =>
    'id' in image ? { id: image.id, displayOrder } : { imageUrl: image.key, displayOrder },
  );

export type RefusedImage = { readonly name: string; readonly code: ErrorCode };

/** Adds chosen files to the grid until it is full, and returns those that are refused, with the reason (X-R04). */
export async function withChosenFiles(
  files: readonly File[],
  { grid, edits }: { readonly grid: readonly GridImage[]; readonly edits: GridEdits },
): Promise<{ readonly added: readonly AddedImage[]; readonly refused: readonly RefusedImage[] }> {
  const added: AddedImage[] = [...edits.added];
  const refused: RefusedImage[] = [];
  for (const file of files) {
    const isFull = grid.length - edits.added.length + added.length >= fileLimits.portfolioImages.to;
    const code = (await codeOfFile(file, added)) ?? (isFull ? 'portfolio_is_full' : undefined);
    if (code === undefined) added.push({ key: newKey(file), file });
    else refused.push({ name: file.name, code });
  }
  return { added, refused };
}

let lastNumber = 0;
function newKey({ name }: File): string {
  lastNumber += 1;
  return `new-${lastNumber}.${extensionOf(name)}`;
}

async function codeOfFile(file: File, added: readonly AddedImage[]): Promise<ErrorCode | undefined> {
  const { name, size, lastModified } = file;
  const checked = checkPortfolioImage(name);
  if (!checked.ok) return checked.failure;
  if (size >= fileLimits.fileBytes) return 'each_file_size_should_be_under_400mb';
  const isSame = (other: File): boolean =>
    other.name === name && other.size === size && other.lastModified === lastModified;
  if (added.some((image) => isSame(image.file))) return 'files_already_uploaded';
  return (await isReadable(file)) ? undefined : 'unsupported_image_format';
}

const shownByBrowsers = ['jpg', 'jpeg', 'png'];

/** Whether the browser can show an image of this name; the server converts the others. */
export const isShown = ({ name }: { readonly name: string }): boolean =>
  shownByBrowsers.includes(extensionOf(name));

/** Finds broken files before they are sent; a file that the browser cannot show is left to the server. */
async function isReadable(file: File): Promise<boolean> {
  if (!isShown(file) || typeof createImageBitmap !== 'function') return true;
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
