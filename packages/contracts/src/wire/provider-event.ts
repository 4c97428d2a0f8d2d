import type { CheckState } from '@repo/domain/machine/check-machine';
import type { RecapState } from '@repo/domain/machine/recap-machine';
import { z } from 'zod';
import { eventAdditions, eventTypeName, shownEventLocation } from './event-fields.ts';
import { id } from './ids.ts';
import { epochSeconds, eventDate } from './times.ts';

/** The fields of an event in every list of a provider (S3§3). */
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

/** The host as seen by an accepted provider (S3§3). */
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

/** Statuses in a request; the rule refuses all but the next one, `preview` included. */
export const askedCheckedStatus = z.enum({ ...checkStates, preview: 'preview' });

const recapStates = {
  pending: 'pending',
  completed: 'completed',
} as const satisfies { readonly [State in RecapState]: State };

/** A tab name in a path, in any letter case. */
export const tabInPath = <Tab extends z.ZodEnum>(tab: Tab) =>
  z.preprocess((given: string): unknown => (typeof given === 'string' ? given.toLowerCase() : given), tab);

/** The state of an event's recaps; also the two tabs of Recap events. */
export const reelStatus = z.enum(recapStates);
