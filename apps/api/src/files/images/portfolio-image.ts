import type { PortfolioImage } from '@repo/contracts/wire/image-sizes';
import type { ImageSizes } from '../../database/image-sizes.ts';
import { publicPathOf } from '../../ports/blob-store.ts';
import { presentSizes } from './smaller-images.ts';

/** Presents an image of a portfolio by its name, with its sizes as far as they are known. */
export type PresentImage = (name: string, known: ImageSizes) => PortfolioImage;

export const presentPortfolioImage: PresentImage = (name, known) => {
  const addressOf = (each: string): string => publicPathOf('portfolio', each);
  const { widthPx = null, heightPx = null, widths = [] } = known[name] ?? {};
  return { imageUrl: addressOf(name), widthPx, heightPx, sizes: presentSizes(name, widths, addressOf) };
};
