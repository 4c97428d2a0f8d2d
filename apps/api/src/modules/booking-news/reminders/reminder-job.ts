import { z } from 'zod';
import type { Job } from '../../../ports/jobs.ts';

/** How long before the work starts everybody is reminded (FF-29). */
export const reminderHours = [24, 2] as const;

const reminder = z.object({ eventId: z.int().positive(), hours: z.literal(reminderHours) });
export type Reminder = z.output<typeof reminder>;

/** One for an event and a moment: a host with several providers is reminded of all of them at once. */
export const reminderJob: Job<Reminder> = { name: 'remind-of-event', payload: reminder };
