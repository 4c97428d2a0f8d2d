import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { fileLimits, galleryLimits } from '@repo/domain/limits';
import { z } from 'zod';
import type { FilePart } from '../endpoint.ts';
import { id } from '../wire/ids.ts';
import { imageSizes } from '../wire/image-sizes.ts';
import { pageQuery } from '../wire/paging.ts';
import { epochSeconds, eventDate } from '../wire/times.ts';

export const contentType = z.enum(contentTypes);

/**
 * A file in a gallery (S2§3, S3§3). Its signed addresses expire after a quarter of an hour, so do not store them
 * (A-41).
 */
export const galleryFile = z.object({
  id,
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  contentType,
  /** The stored name, which tells a video from an image (S2§3). */
  file: z.string(),
  sizeBytes: z.int().nonnegative(),
  isLocked: z.boolean(),
  /** Whether the viewer uploaded it, and so can delete and lock it. */
  isOwnUpload: z.boolean(),
  /** The portfolio image it was added as. */
  sbportfolioId: id.nullable(),
  /** Always false: the selection belongs to the screen. */
  selected: z.boolean(),
  /** The download address; null for viewers without access. */
  downloadUrl: z.string().nullable(),
  /** The name of the provider or host who uploaded it, for its text alternative. */
  uploadedBy: z.string(),
  /** When it was taken, as its camera says, else when it was uploaded. */
  takenAt: epochSeconds,
  /** `working` until the smaller images exist; `broken` if they cannot be made. */
  state: z.enum(['working', 'ready', 'broken']),
  /** The size of an image held upright, or of a poster; null before it is known, and for a video without a poster. */
  widthPx: z.int().positive().nullable(),
  heightPx: z.int().positive().nullable(),
  /** The length of a video; null for an image, and where the file does not say. */
  durationSeconds: z.number().nonnegative().nullable(),
  /** A tiny blurred image as a data address. */
  placeholder: z.string().nullable(),
  sizes: imageSizes,
});
export type GalleryFile = z.output<typeof galleryFile>;

/** A file in the trash, from where it can be restored until it is deleted for good. */
export const trashedFile = galleryFile.extend({ keptUntil: epochSeconds });
export type TrashedFile = z.output<typeof trashedFile>;

/** A gallery for the event's host or a provider (S2§3). */
export const eventGallery = z.object({
  id,
  publicId: z.string(),
  eventName: z.string(),
  eventDate,
  gallery: z.array(galleryFile),
  /** Whether its providers can use the photos before the embargo ends; only the host is told. */
  isEarlyProfileUseAllowed: z.boolean().optional(),
});
export type EventGallery = z.output<typeof eventGallery>;

/** A gallery for a visitor, who knows the event by its public id only. */
export const sharedGallery = eventGallery.omit({ isEarlyProfileUseAllowed: true }).extend({
  id: z.string(),
  /** When the content is due, for the text of an empty gallery (S2§9). */
  readyBy: epochSeconds,
});
export type SharedGallery = z.output<typeof sharedGallery>;

/** A page of a gallery, newest first; with a kind, that tab only. */
export const galleryQuery = pageQuery.extend({ kind: z.enum(['image', 'video', 'recap']).optional() });

/** How many files the page is of, and how many there are of each tab. */
export const galleryTotals = z.object({
  total: z.int().nonnegative(),
  totals: z.object({
    image: z.int().nonnegative(),
    video: z.int().nonnegative(),
    recap: z.int().nonnegative(),
  }),
});

/** The selected files of a call: from one to as many as a gallery locks or deletes at once. */
export const selectionOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1).max(galleryLimits.filesPerCall);

/** One file per call, in the field `file` (S3§3); 400 MB and more are refused (S3§5). */
export const uploadedFile = {
  name: 'file',
  files: { from: 1, to: 1 },
  maxBytes: fileLimits.fileBytes - 1,
} as const satisfies FilePart;

/** The image that stands for a video. */
export const posterFile = {
  name: 'file',
  files: { from: 1, to: 1 },
  maxBytes: galleryLimits.posterBytes,
} as const satisfies FilePart;
