import type { CheckState } from '@repo/domain/machine/check-machine';
import type { RecapState } from '@repo/domain/machine/recap-machine';
import { z } from 'zod';
import { eventAdditions, eventTypeName, shownEventLocation } from './event-fields.ts';
import { id } from './ids.ts';
import { epochSeconds, eventDate } from './times.ts';

/** What every list of a provider says of an event (S3§3). */
export const eventOfProvider = z.object({
  id,
  ...eventAdditions,
  eventName: z.string(),
  eventDate,
  eventType: eventTypeName,
  /** Whole hours; 0 for an event that consists of its recap alone (S1§3). */
  duration: z.int().nonnegative(),
  eventStartTime: epochSeconds,
  sbstartTime: epochSeconds,
  eventLocation: shownEventLocation,
});

/** The host, as a provider knows the customer of an accepted event (S3§3). */
export const hostOfEvent = z.object({
  firstName: z.string(),
  lastName: z.string(),
  userName: z.string(),
});

const checkStates = {
  created: 'created',
  checkIn: 'checkIn',
  checkOut: 'checkOut',
} as const satisfies { readonly [State in CheckState]: State };

/** The check status of one order item. */
export const checkedStatus = z.enum(checkStates);

/** What a provider may ask for; the rule refuses all but the next status, `preview` included. */
export const askedCheckedStatus = z.enum({ ...checkStates, preview: 'preview' });

const recapStates = {
  pending: 'pending',
  completed: 'completed',
} as const satisfies { readonly [State in RecapState]: State };

/** A tab of a list as a path names it, in any letter case. */
export const tabInPath = <Tab extends z.ZodEnum>(tab: Tab) =>
  z.preprocess((given: string): unknown => (typeof given === 'string' ? given.toLowerCase() : given), tab);

/** How far the recaps of an event are; also the two tabs of Recap events. */
export const reelStatus = z.enum(recapStates);
