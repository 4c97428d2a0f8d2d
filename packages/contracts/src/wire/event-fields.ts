import { z } from 'zod';
import { epochSeconds } from './times.ts';

/** A place of an event (S1§3 "eventLocation"). */
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

/** A step of an event's timeline: `paid`, `accepted`, `checkedIn` …; for the host with the provider who took it. */
const timelineStep = z.object({ step: z.string(), at: epochSeconds, firstName: z.string().optional() });

/** Our additions to the fields of the specs. */
export const eventAdditions = {
  publicId: z.string(),
  timeline: z.array(timelineStep).optional(),
  /** When an action is due, for instance the answer to a request. */
  deadline: epochSeconds.nullable().optional(),
};

/** The address of an event in lists: a list with one place (S2§3, S3§3). */
export const shownEventLocation = z.array(z.object({ currentLocation: z.string() }));

export const eventTypeName = z.object({ name: z.string() });
