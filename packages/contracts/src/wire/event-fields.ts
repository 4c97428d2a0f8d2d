import { z } from 'zod';
import { epochSeconds } from './times.ts';

/** A place as every event carries it (S1§3 "eventLocation"). */
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

/** One thing that happened to an event, for the line of steps under it: `paid`, `accepted`, `checkedIn` … */
const timelineStep = z.object({ step: z.string(), at: epochSeconds });

/** What our lists of events add to the fields of the specs. */
export const eventAdditions = {
  publicId: z.string(),
  timeline: z.array(timelineStep).optional(),
  /** Until when somebody has to act, for instance to answer a request. */
  deadline: epochSeconds.nullable().optional(),
};

/** The address of an event as lists show it: a list with one place in it (S2§3, S3§3). */
export const shownEventLocation = z.array(z.object({ currentLocation: z.string() }));

export const eventTypeName = z.object({ name: z.string() });
