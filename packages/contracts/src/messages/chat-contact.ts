import { z } from 'zod';
import { id } from '../wire/ids.ts';
import { eventDate } from '../wire/times.ts';

/**
 * The sides of a conversation and its event: a row of the host's contact list, and the head of the provider's board
 * (S2§2, O-R13). Contains no email addresses.
 */
export const chatContact = z.object({
  /** The provider's id. */
  id,
  firstName: z.string(),
  lastName: z.string(),
  profileName: z.string(),
  profileImageUrl: z.string().nullable(),
  user: z.object({ id, firstName: z.string(), lastName: z.string() }),
  eventId: id,
  publicId: z.string(),
  eventName: z.string(),
  eventDate,
  /** Messages of the other side that the viewer has not seen. */
  unseen: z.int().nonnegative(),
});
export type ChatContact = z.output<typeof chatContact>;
