import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import type { ContentType, GalleryKind } from '@repo/domain/gallery/gallery-kind';
import { galleryLimits } from '@repo/domain/limits';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { mediaOf } from '@repo/domain/upload/accepted-files';
import { fittingNameOf, isVideoKind } from '../../../files/file-kinds.ts';
import type { FileKind } from '../../../files/file-kinds.ts';
import type { ImageWork } from '../../../files/images/image-work.ts';
import { sanitizeSvg } from '../../../files/images/sanitize-svg.ts';
import { takenAtOf } from '../../../files/images/taken-at.ts';
import { kindOfFile } from '../../../files/sniff-kind.ts';
import { stageFile } from '../../../files/stage-file.ts';
import { freshStoredName } from '../../../files/stored-name.ts';
import { cleanMovie } from '../../../files/videos/movie.ts';
import type { StagedFile } from '../../../ports/blob-store.ts';

export type UploadedFile = StagedFile & { readonly fileName: string };

type NewFile = { readonly name: string; readonly file: StagedFile };

/** A file that is ready to be stored. */
export type PreparedFile = {
  readonly kind: GalleryKind;
  readonly fileName: string;
  readonly stored: NewFile;
  /** The image that pages show, if it is not the stored file. */
  readonly shown: NewFile | undefined;
  /** The HEIC that the stored file was made of. */
  readonly original: NewFile | undefined;
  /** Of the shown image; null for a video. */
  readonly size: { readonly widthPx: number; readonly heightPx: number } | null;
  readonly durationSeconds: number | null;
  readonly takenAtSeconds: number | undefined;
  readonly isBroken: boolean;
  /** Deletes the staged files that have not been stored. */
  readonly discard: () => Promise<void>;
};

type PrepareDeps = { readonly images: ImageWork; readonly stagingFolder: string };

const imageKinds: readonly FileKind[] = ['jpeg', 'png', 'webp', 'heic', 'bmp', 'svg'];

/** Photographers deliver photos in full quality. */
const photoQuality = 95;

/**
 * Makes what is stored of an uploaded file. Its content decides what it is (FF-35). Images are encoded again, upright and
 * without notes of the camera; a video loses its notes only.
 */
export async function prepareFile(
  deps: PrepareDeps,
  upload: UploadedFile,
  contentType: ContentType,
): Promise<Result<PreparedFile, ErrorCode>> {
  const media = mediaOf(upload.fileName);
  if (!media.ok) return media;
  const kind = await kindOfFile(upload.path);
  if (kind === undefined) return fail('file_format_not_supported');
  if (isVideoKind(kind)) return ok(await prepareVideo(upload, kind, contentType));
  // A recap is a video.
  if (!imageKinds.includes(kind) || contentType === contentTypes.recap)
    return fail('file_format_not_supported');
  return kind === 'svg' ? prepareDrawing(deps, upload) : preparePhoto(deps, upload, kind);
}

async function prepareVideo(
  upload: UploadedFile,
  kind: FileKind,
  contentType: ContentType,
): Promise<PreparedFile> {
  const movie = await cleanMovie(upload.path);
  return {
    kind: contentType === contentTypes.recap ? 'recap' : 'video',
    fileName: fittingNameOf(upload.fileName, kind),
    stored: { name: freshStoredName(kind), file: upload },
    shown: undefined,
    original: undefined,
    size: null,
    durationSeconds: movie?.durationSeconds ?? null,
    takenAtSeconds: movie?.takenAtSeconds,
    isBroken: movie === undefined,
    discard: async () => undefined,
  };
}

async function preparePhoto(
  { images }: PrepareDeps,
  upload: UploadedFile,
  kind: FileKind,
): Promise<Result<PreparedFile, ErrorCode>> {
  const prepared = await images.prepare(upload, { quality: photoQuality });
  if (!prepared.ok) return prepared;
  const { kind: storedKind, file, width, height, discard } = prepared.value;
  return ok({
    ...still(upload.fileName, storedKind),
    stored: { name: freshStoredName(storedKind), file },
    shown: undefined,
    original: kind === 'heic' ? { name: freshStoredName(kind), file: upload } : undefined,
    size: { widthPx: width, heightPx: height },
    takenAtSeconds: await takenAtOf(upload.path),
    discard,
  });
}

/** Removes the scripts of an SVG and renders it as a PNG, which pages show. */
async function prepareDrawing(
  { images, stagingFolder }: PrepareDeps,
  upload: UploadedFile,
): Promise<Result<PreparedFile, ErrorCode>> {
  if (upload.bytes > galleryLimits.svgBytes) return fail('unsupported_image_format');
  const clean = sanitizeSvg(await readFile(upload.path, 'utf8'));
  if (clean === undefined) return fail('unsupported_image_format');
  const file = await stageFile(stagingFolder, Readable.from([Buffer.from(clean)], { objectMode: false }));
  const drawn = await images.prepare(file, { isSvgAccepted: true });
  const discard = async (): Promise<void> => {
    await rm(file.path, { force: true });
    if (drawn.ok) await drawn.value.discard();
  };
  if (!drawn.ok) {
    await discard();
    return drawn;
  }
  const { width, height } = drawn.value;
  return ok({
    ...still(upload.fileName, 'svg'),
    stored: { name: freshStoredName('svg'), file },
    shown: { name: freshStoredName(drawn.value.kind), file: drawn.value.file },
    original: undefined,
    size: { widthPx: width, heightPx: height },
    takenAtSeconds: undefined,
    discard,
  });
}

const still = (fileName: string, kind: FileKind) =>
  ({
    kind: 'image',
    fileName: fittingNameOf(fileName, kind),
    durationSeconds: null,
    isBroken: false,
  }) as const;
