import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { fileLimits } from '@repo/domain/limits';
import { z } from 'zod';
import type { FilePart } from '../endpoint.ts';
import { id } from '../wire/ids.ts';
import { epochSeconds, eventDate } from '../wire/times.ts';

export const contentType = z.enum(contentTypes);

/**
 * A file of an event as all galleries show it (S2§3, S3§3). Addresses are signed and run out after a quarter
 * of an hour: ask again, never store one.
 */
export const galleryFile = z.object({
  id,
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  contentType,
  /** The name it was stored under, which tells a video from an image (S2§3); an address would hide it. */
  file: z.string(),
  sizeBytes: z.int().nonnegative(),
  isLocked: z.boolean(),
  /** Whether the viewer put it here: own uploads can be deleted and locked. */
  isOwnUpload: z.boolean(),
  /** The portfolio picture it has been added as. */
  sbportfolioId: id.nullable(),
  /** A selection is the screen's own; here it is always false. */
  selected: z.boolean(),
  /** The configured address of a single download; none for whoever must not have the file. */
  downloadUrl: z.string().nullable(),
});
export type GalleryFile = z.output<typeof galleryFile>;

/** A gallery for one of the two sides of the event (S2§3). */
export const eventGallery = z.object({
  id,
  publicId: z.string(),
  eventName: z.string(),
  eventDate,
  gallery: z.array(galleryFile),
});
export type EventGallery = z.output<typeof eventGallery>;

/** The same for a visitor, who knows events by their public id alone. */
export const sharedGallery = eventGallery.extend({
  id: z.string(),
  /** When the content is promised by, for the text of an empty gallery (S2§9). */
  readyBy: epochSeconds,
});
export type SharedGallery = z.output<typeof sharedGallery>;

/** What a call names together: at least one file, at most one selection. */
export const selectionOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1).max(fileLimits.filesPerSelection);

/** One file per call, in a field called `file` (S3§3); 400 MB itself is refused already (S3§5). */
export const uploadedFile = {
  name: 'file',
  files: { from: 1, to: 1 },
  maxBytes: fileLimits.fileBytes - 1,
} as const satisfies FilePart;
