import { z } from 'zod';
import { galleryFile } from '../galleries/gallery-file.ts';
import { id } from '../wire/ids.ts';
import { eventOfProvider, hostOfEvent, reelStatus } from '../wire/provider-event.ts';

const recapDetail = z.object({
  orderItem: z.object({ quantity: z.int().nonnegative() }),
  logoUrl: z.string().nullable(),
  musicFilePath: z.string().nullable(),
  music: z.string(),
  orientation: z.string(),
  reelType: z.string(),
});

/** The host's order, for the read-only rows of the Recap Brief modal (S3§2, S3§3). */
export const recapBrief = z.object({
  eventId: id,
  reelDetails: z.array(recapDetail),
  /** One row: the vision for the recap. */
  reelQuestionAnswers: z.array(z.object({ answer: z.string() })),
});
export type RecapBrief = z.output<typeof recapBrief>;

/** The brief and the delivered recaps. Finish is enabled when all ordered recaps are stored. */
export const recapDetails = recapBrief.extend({ reelStatus, gallery: z.array(galleryFile) });
export type RecapDetails = z.output<typeof recapDetails>;

/** An event in Recap events (S3§2). */
export const recapEvent = eventOfProvider.extend({
  user: hostOfEvent,
  reelStatus,
  isDownloadable: z.boolean(),
  /** The recap's line; `quantity` is the number of ordered recaps. */
  order: z.object({ orderItems: z.array(z.object({ quantity: z.int().nonnegative() })) }),
  /** How many of them are stored. */
  storedQuantity: z.int().nonnegative(),
});
export type RecapEvent = z.output<typeof recapEvent>;
