import { eventLimits } from '@repo/domain/limits';
import { z } from 'zod';
import type { Job } from '../../../ports/jobs.ts';

const reminder = z.object({ eventId: z.int().positive(), hours: z.literal(eventLimits.reminderHours) });
export type Reminder = z.output<typeof reminder>;

/** One job for each event and time: a host with several providers gets one mail about all of them. */
export const reminderJob: Job<Reminder> = { name: 'remind-of-event', payload: reminder };
