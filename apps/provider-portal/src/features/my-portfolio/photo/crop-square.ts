export type Size = { readonly width: number; readonly height: number };

/** How a square is cut out: the enlargement and the place of the square, all in percent. */
export type Crop = { readonly zoom: number; readonly across: number; readonly down: number };

/** The middle of the image, as large as it fits. */
export const wholeCrop: Crop = { zoom: 100, across: 50, down: 50 };

/** Returns the square of the image that a crop keeps, in its pixels. */
export function squareOf({ width, height }: Size, { zoom, across, down }: Crop) {
  const side = Math.min(width, height) / (zoom / 100);
  return { side, x: ((width - side) * across) / 100, y: ((height - side) * down) / 100 };
}

/** Returns where an image stands behind a frame that shows the square, in percent of the frame. */
export function placeBehindFrame(size: Size, crop: Crop) {
  const { side, x, y } = squareOf(size, crop);
  const percent = (pixels: number): string => `${(pixels / side) * 100}%`;
  return { inlineSize: percent(size.width), insetInlineStart: percent(-x), insetBlockStart: percent(-y) };
}

/** The longest side that any page shows of a profile photo. */
const mostSide = 1024;

/** Draws the kept square as a JPEG. */
export async function cropToSquare(image: HTMLImageElement, crop: Crop): Promise<File | undefined> {
  const { side, x, y } = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(Math.round(side), mostSide);
  canvas.height = canvas.width;
  canvas.getContext('2d')?.drawImage(image, x, y, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });
  return blob === null ? undefined : new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
