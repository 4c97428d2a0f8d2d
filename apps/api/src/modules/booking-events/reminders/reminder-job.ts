import { z } from 'zod';
import type { Job } from '../../../ports/jobs.ts';

// Any hours, so that queued reminders stay valid when the times of reminders change.
const reminder = z.object({ eventId: z.int().positive(), hours: z.int().positive() });
export type Reminder = z.output<typeof reminder>;

/** One job for each event and time: a host with several providers gets one mail about all of them. */
export const reminderJob: Job<Reminder> = { name: 'remind-of-event', payload: reminder };
