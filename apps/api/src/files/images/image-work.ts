import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import type { StagedFile } from '../../ports/blob-store.ts';
import { boundedWork } from '../../bounded-work.ts';
import type { FileKind } from '../file-kinds.ts';
import { kindOfFile } from '../sniff-kind.ts';
import { stageFile } from '../stage-file.ts';
import { PictureRefused, decodeApart } from './decode-apart.ts';

/** The largest photos of today's phones have 50 million; those of 200 million are read in a small size by them. */
const mostPixels = 100_000_000;
/** The thread that decodes HEIC needs ten bytes for each. */
const mostPixelsApart = 50_000_000;
const mostSeconds = 30;
/** Pictures share four threads with the disk and the sums: one stays free. */
const mostAtOnce = 3;
/** Several full portfolios; whoever comes then is asked to come again. */
const mostWaiting = 200;

/**
 * Two sizes cover everything that is shown small: a card or a place in a grid on a phone, and the same on a dense
 * screen. The larger one is also the reduced preview of a locked picture. WebP, which every browser of the
 * last years reads, takes a third less than JPEG.
 */
const thumbnailSides = [320, 640] as const;
const thumbnailQuality = 75;
const quality = 88;

/** What a picture becomes. What phones and old programs write and browsers do not show well is stored as another. */
const storedAs = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  heic: 'jpeg',
  bmp: 'png',
} as const satisfies Partial<Record<FileKind, FileKind>>;
type ImageKind = keyof typeof storedAs;

type PreparedPicture = {
  readonly kind: (typeof storedAs)[ImageKind];
  readonly file: StagedFile;
  readonly width: number;
  readonly height: number;
  /** WebP, the smaller one first; `side` is what neither side exceeds. */
  readonly thumbnails: readonly { readonly side: number; readonly file: StagedFile }[];
  /** Takes away whatever has not been kept. */
  readonly discard: () => Promise<void>;
};

export type ImageWork = {
  /**
   * Writes a picture anew: upright, without place, camera or anything else that its file said, and without
   * what may have been hidden behind it. `original` stays where it is.
   */
  readonly prepare: (
    original: Pick<StagedFile, 'path'>,
  ) => Promise<Result<PreparedPicture, 'unsupported_image_format'>>;
};

/** Prepares pictures a few at a time: a burst of them waits in line instead of taking all memory. */
export function createImageWork(stagingFolder: string): ImageWork {
  sharp.cache(false);
  sharp.concurrency(1);
  const most = Math.max(1, Math.min(mostAtOnce, availableParallelism() - 1));
  const inTurn = boundedWork({ most, mostWaiting });
  const oneApart = boundedWork({ most: 1, mostWaiting });

  const opened = async (path: string, kind: ImageKind): Promise<Sharp> => {
    if (kind !== 'heic' && kind !== 'bmp') return openPicture(path);
    const apart = { path, kind, mostPixels: mostPixelsApart };
    const { data, width, height, channels } = await oneApart(() => decodeApart(apart));
    return openPicture(data, { raw: { width, height, channels } }).removeAlpha();
  };

  const prepare = async (path: string, kind: ImageKind): Promise<PreparedPicture> => {
    const staged: StagedFile[] = [];
    const discard = async (): Promise<void> => {
      await Promise.all(staged.map((file) => rm(file.path, { force: true })));
    };
    const write = async (picture: Sharp) => {
      const { data, info } = await picture.toBuffer({ resolveWithObject: true }).catch(refuse);
      const file = await stageFile(stagingFolder, Readable.from([data], { objectMode: false }));
      staged.push(file);
      return { file, width: info.width, height: info.height };
    };
    try {
      const picture = await opened(path, kind);
      const whole = await write(written(picture.clone(), storedAs[kind]));
      const thumbnails = [];
      for (const side of thumbnailSides) {
        const { file } = await write(thumbnailOf(picture.clone(), side));
        thumbnails.push({ side, file });
      }
      return { kind: storedAs[kind], ...whole, thumbnails, discard };
    } catch (error) {
      await discard();
      throw error;
    }
  };

  return {
    prepare: async ({ path }) => {
      const kind = await kindOfFile(path);
      if (kind === undefined || !isImageKind(kind)) return fail('unsupported_image_format');
      try {
        return ok(await inTurn(() => prepare(path, kind)));
      } catch (error) {
        if (error instanceof PictureRefused) return fail('unsupported_image_format');
        throw error;
      }
    },
  };
}

const isImageKind = (kind: FileKind): kind is ImageKind => Object.hasOwn(storedAs, kind);

const openPicture = (input: string | Uint8Array, more: SharpOptions = {}): Sharp =>
  sharp(input, { ...more, autoOrient: true, failOn: 'error', limitInputPixels: mostPixels }).timeout({
    seconds: mostSeconds,
  });

function written(picture: Sharp, kind: (typeof storedAs)[ImageKind]): Sharp {
  if (kind === 'png') return picture.png();
  return kind === 'webp' ? picture.webp({ quality }) : picture.jpeg({ quality });
}

const thumbnailOf = (picture: Sharp, side: number): Sharp =>
  picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: thumbnailQuality });

function refuse(cause: unknown): never {
  throw new PictureRefused('not readable', { cause });
}
