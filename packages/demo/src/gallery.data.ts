import { portfolioImagesOf } from './providers/images.ts';

type DemoPhoto = {
  readonly path: string;
  readonly fileName: string;
  /** Minutes after the start of the event. */
  readonly takenAfterMinutes: number;
};

const minutesBetweenPhotos = 4;
const firstNumber = 2401;

/** The photos of other portfolios stand for those of a party. */
const photographers = ['amira', 'bianca', 'camila', 'dmitri', 'emre'];

/** The gallery of a past event, as its photographer and its host have filled it. */
export const demoGallery = {
  eventName: 'Nana’s eightieth birthday',
  host: 'host',
  provider: 'maya',
  photos: photographers
    .flatMap((username) => portfolioImagesOf({ username }))
    .map(({ path }, index): DemoPhoto => ({
      path,
      fileName: `IMG_${firstNumber + index}.webp`,
      takenAfterMinutes: index * minutesBetweenPhotos,
    })),
  /** How many of the photos the host adds, the last ones. */
  photosOfHost: 3,
  /** Clips of the catalogue, with their posters; the recap is sent the next day. */
  clips: [
    { clip: 'recap-elegant', kind: 'video', fileName: 'Cake.mp4', takenAfterMinutes: 100 },
    { clip: 'recap-nostalgic', kind: 'video', fileName: 'Speech.mp4', takenAfterMinutes: 130 },
    { clip: 'recap-playful', kind: 'recap', fileName: 'Nana at eighty.mp4', takenAfterMinutes: 24 * 60 },
  ],
} as const;
