import { z } from 'zod';
import { dollars } from './amounts.ts';
import { id } from './ids.ts';

/** A booked provider as the host sees it on an order (S2§3 "Order item"). */
export const bookedProvider = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  hourlyRate: dollars,
  isExtended: z.boolean(),
  isTip: z.boolean(),
  sbPortfolios: z.array(z.object({ profileImageUrl: z.string(), profileName: z.string() })),
  address: z.object({ currentLocation: z.string() }),
});

/** A line of a paid order; that of a recap belongs to no provider (S1§3, S2§3). */
export const bookedItem = z.object({
  id,
  sbuserId: id.nullable(),
  sbUser: bookedProvider.nullable(),
});

export type BookedItem = z.output<typeof bookedItem>;
