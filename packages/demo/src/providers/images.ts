import { join } from 'node:path';
import type { DemoProvider } from './demo-provider.ts';

export type DemoImage = {
  readonly path: string;
  /** The name under which the product stores and serves the image. */
  readonly storedName: string;
};

const folder = join(import.meta.dirname, '../../images');
/** Change it together with the images: browsers cache a stored file for good. */
const storedNamePrefix = 'demo2';
const imagesPerPortfolio = 8;

export const profilePhotoOf = ({ username }: Pick<DemoProvider, 'username'>): DemoImage =>
  imageOf(username, 'photo');

/** Returns the images of a portfolio in display order. */
export const portfolioImagesOf = ({ username }: Pick<DemoProvider, 'username'>): readonly DemoImage[] =>
  Array.from({ length: imagesPerPortfolio }, (_, index) => imageOf(username, String(index + 1)));

const imageOf = (username: string, name: string): DemoImage => ({
  path: join(folder, username, `${name}.webp`),
  storedName: `${storedNamePrefix}-${username}-${name}.webp`,
});
