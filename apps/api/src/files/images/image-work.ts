import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import type { StagedFile } from '../../ports/blob-store.ts';
import { createConcurrencyLimit } from '../../async/concurrency-limit.ts';
import type { FileKind } from '../file-kinds.ts';
import { kindOfFile } from '../sniff-kind.ts';
import { stageFile } from '../stage-file.ts';
import { ImageRefused, decodeApart } from './decode-apart.ts';
import { renderSvg } from './render-svg.ts';

/** Phones save photos of at most 50 million pixels, even with sensors of 200 million. */
const mostPixels = 100_000_000;
/** The HEIC decoder needs ten bytes of memory for each pixel. */
const mostPixelsApart = 50_000_000;
const mostSeconds = 30;
/** Image work shares the four threads of libuv with file access and hashing; this leaves one free. */
const mostAtOnce = 3;
/** Enough for several full portfolios; uploads beyond it are refused. */
const maxWaiting = 200;

/** Half the work of the default effort, for images that are 4 % larger. */
const smallerImage = { quality: 75, effort: 2 };
const usualQuality = 88;
const placeholderPx = 16;
const placeholderQuality = 30;

/** The format that each format is stored as: browsers do not show HEIC and BMP reliably. */
const storedAs = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  heic: 'jpeg',
  bmp: 'png',
  svg: 'png',
} as const satisfies Partial<Record<FileKind, FileKind>>;
type ImageKind = keyof typeof storedAs;

type PreparedImage = {
  readonly kind: (typeof storedAs)[ImageKind];
  readonly file: StagedFile;
  readonly width: number;
  readonly height: number;
  /** Deletes the file unless it was stored. */
  readonly discard: () => Promise<void>;
};

type PrepareOptions = {
  /** Reduces the longer side to this. */
  readonly mostSide?: number;
  readonly quality?: number;
  /** Renders an SVG as a PNG; the caller has removed its scripts. Without this, an SVG is refused. */
  readonly isSvgAccepted?: boolean;
};

export type MadeImages = {
  /** Of the image that they were made of. */
  readonly width: number;
  readonly height: number;
  /** WebP, the narrowest first; a width that the image does not exceed is left out. */
  readonly sizes: readonly { readonly widthPx: number; readonly file: StagedFile }[];
  /** A tiny blurred image as a data address. */
  readonly placeholder: string;
};

/** `discard` deletes the files that have not been stored. */
type SmallerImages = MadeImages & { readonly discard: () => Promise<void> };

type ImageResult<Made> = Promise<Result<Made, 'unsupported_image_format'>>;

export type ImageWork = {
  /**
   * Encodes an image again: upright, without location, camera or other metadata and without hidden data.
   * Leaves `original` in place.
   */
  readonly prepare: (
    original: Pick<StagedFile, 'path'>,
    options?: PrepareOptions,
  ) => ImageResult<PreparedImage>;
  /** Makes images of these widths, never larger than the image, and its placeholder. */
  readonly makeSmaller: (
    image: Pick<StagedFile, 'path'>,
    widthsPx: readonly number[],
  ) => ImageResult<SmallerImages>;
};

/** Prepares a few images at a time, so that a burst of uploads waits instead of using all memory. */
export function createImageWork(stagingFolder: string): ImageWork {
  sharp.cache(false);
  sharp.concurrency(1);
  const max = Math.max(1, Math.min(mostAtOnce, availableParallelism() - 1));
  const runLimited = createConcurrencyLimit({ max, maxWaiting });
  const opened = imageOpener();

  /** Refuses an image whose decoding fails, and deletes what was staged for it. */
  const attempt = async <Made>(
    path: string,
    make: (image: Sharp, stage: Stage, kind: ImageKind) => Promise<Made>,
    isSvgAccepted = false,
  ): ImageResult<Made & { readonly discard: () => Promise<void> }> => {
    const kind = await kindOfFile(path);
    if (kind === undefined || !isImageKind(kind)) return fail('unsupported_image_format');
    if (kind === 'svg' && !isSvgAccepted) return fail('unsupported_image_format');
    const { stage, discard } = stagingIn(stagingFolder);
    try {
      return ok({ ...(await runLimited(async () => make(await opened(path, kind), stage, kind))), discard });
    } catch (error) {
      await discard();
      if (error instanceof ImageRefused) return fail('unsupported_image_format');
      throw error;
    }
  };

  return {
    prepare: ({ path }, { mostSide, quality = usualQuality, isSvgAccepted } = {}) =>
      attempt(
        path,
        async (original, stage, kind) => {
          const image = mostSide === undefined ? original : reduced(original, mostSide);
          return { kind: storedAs[kind], ...(await stage(written(image, storedAs[kind], quality))) };
        },
        isSvgAccepted,
      ),
    makeSmaller: ({ path }, widthsPx) => attempt(path, (image, stage) => smallerOf(image, stage, widthsPx)),
  };
}

/** Opens images; those that sharp does not read, or not safely, are decoded apart, one at a time. */
function imageOpener(): (path: string, kind: ImageKind) => Promise<Sharp> {
  const oneApart = createConcurrencyLimit({ max: 1, maxWaiting });
  return async (path, kind) => {
    if (kind === 'svg') return openImage(await oneApart(() => renderSvg(path)));
    if (kind !== 'heic' && kind !== 'bmp') return openImage(path);
    const apart = { path, kind, mostPixels: mostPixelsApart };
    const { data, width, height, channels } = await oneApart(() => decodeApart(apart));
    return openImage(data, { raw: { width, height, channels } }).removeAlpha();
  };
}

/** Returns a function that writes images to the staging folder, and one that deletes what it wrote. */
function stagingIn(stagingFolder: string) {
  const staged: StagedFile[] = [];
  const stage: Stage = async (image) => {
    const { data, info } = await encoded(image);
    const file = await stageFile(stagingFolder, Readable.from([data], { objectMode: false }));
    staged.push(file);
    return { file, width: info.width, height: info.height };
  };
  const discard = async (): Promise<void> => {
    await Promise.all(staged.map((file) => rm(file.path, { force: true })));
  };
  return { stage, discard };
}

async function smallerOf(image: Sharp, stage: Stage, widthsPx: readonly number[]): Promise<MadeImages> {
  const { width, height } = (await image.metadata().catch(refuse)).autoOrient;
  const sizes = [];
  for (const widthPx of widthsPx.filter((each) => each < width)) {
    const { file } = await stage(image.clone().resize(widthPx).webp(smallerImage));
    sizes.push({ widthPx, file });
  }
  const tiny = image.clone().resize(placeholderPx).blur().webp({ quality: placeholderQuality });
  const { data } = await encoded(tiny);
  return { width, height, sizes, placeholder: `data:image/webp;base64,${data.toString('base64')}` };
}

type Stage = (
  image: Sharp,
) => Promise<{ readonly file: StagedFile; readonly width: number; readonly height: number }>;

const encoded = (image: Sharp) => image.toBuffer({ resolveWithObject: true }).catch(refuse);

const isImageKind = (kind: FileKind): kind is ImageKind => Object.hasOwn(storedAs, kind);

const openImage = (input: string | Uint8Array, more: SharpOptions = {}): Sharp =>
  sharp(input, { ...more, autoOrient: true, failOn: 'error', limitInputPixels: mostPixels }).timeout({
    seconds: mostSeconds,
  });

function written(image: Sharp, kind: (typeof storedAs)[ImageKind], quality: number): Sharp {
  if (kind === 'png') return image.png();
  return kind === 'webp' ? image.webp({ quality }) : image.jpeg({ quality });
}

const reduced = (image: Sharp, side: number): Sharp =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

function refuse(cause: unknown): never {
  throw new ImageRefused('not readable', { cause });
}
