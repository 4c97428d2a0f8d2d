import { z } from 'zod';
import { id } from '../wire/ids.ts';
import { eventDate } from '../wire/times.ts';

/**
 * The two sides of one conversation and the event it is about: a row of the contact list for the host, the
 * head of the board for the provider (S2§2, O-R13). No e-mail: nobody needs it to write here.
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
