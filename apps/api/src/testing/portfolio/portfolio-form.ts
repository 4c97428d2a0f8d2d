import { brand } from '@repo/domain/brand';
import sharp from 'sharp';
import { formOf } from '../files/form-of.ts';

export const portfolioPath = (id: number): string => `/api/v1/${brand.slug}/Profile/Portfolio/${id}`;

export type SentFile = { readonly fileName: string; readonly content: Buffer };

/** Returns a small photo; each number is another one. */
export async function photo(number: number, fileName = `${number}.jpg`): Promise<SentFile> {
  const background = { r: number % 256, g: 80, b: 40 };
  const content = await sharp({ create: { width: 40 + number, height: 30, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'a secret of the camera' } })
    .jpeg()
    .toBuffer();
  return { fileName, content };
}

export const photos = (count: number, from = 1): Promise<SentFile[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => photo(from + index)));

type Form = {
  readonly deviceId: number;
  readonly texts?: Readonly<Record<string, string | undefined>>;
  readonly images?: readonly SentFile[];
  readonly profileImage?: SentFile | undefined;
};

/** Returns the form of My Portfolio, with the texts first. */
export function portfolioForm({ deviceId, texts = {}, images = [], profileImage }: Form) {
  const fields = {
    profileName: 'Maya shoots',
    Bio: 'Weddings and galas',
    deviceId: String(deviceId),
    Language: 'French',
    additionalEquipment: 'A lamp',
    isActive: 'true',
    ...texts,
  };
  return formOf([
    ...Object.entries(fields).flatMap(([name, content]) =>
      content === undefined ? [] : [{ name, content }],
    ),
    ...images.map((image) => ({ name: 'GalleryImages', ...image })),
    ...(profileImage === undefined ? [] : [{ name: 'ProfileImage', ...profileImage }]),
  ]);
}

/** Returns the places of images in the order of the grid. */
export const placesOf = (images: readonly (number | string)[]): string =>
  JSON.stringify(
    images.map((image, index) => ({
      ...(typeof image === 'number' ? { id: image } : { imageUrl: image }),
      displayOrder: index + 1,
    })),
  );
