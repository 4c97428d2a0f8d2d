type Size = { readonly widthPx: number; readonly url: string };

/** The attributes of an image that the server has in several widths. */
export type SizedImage = {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly width?: number;
  readonly height?: number;
};

/** Returns the text of `srcset`; undefined without sizes. */
export const srcSetOf = (sizes: readonly Size[]): string | undefined =>
  sizes.length === 0 ? undefined : sizes.map(({ url, widthPx }) => `${url} ${widthPx}w`).join(', ');

/** Returns the attributes of an image with its sizes and itself as the largest; of the image alone until they are known. */
export function sizedImageOf(image: {
  readonly imageUrl: string;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly sizes: readonly Size[];
}): SizedImage {
  const { imageUrl: src, widthPx, heightPx, sizes } = image;
  if (widthPx === null || heightPx === null) return { src };
  return { src, srcSet: srcSetOf([...sizes, { widthPx, url: src }]), width: widthPx, height: heightPx };
}
