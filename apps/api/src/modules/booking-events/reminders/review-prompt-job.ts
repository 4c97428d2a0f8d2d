import { z } from 'zod';
import type { Job } from '../../../ports/jobs.ts';

const reviewPrompt = z.object({ eventId: z.int().positive() });
export type ReviewPrompt = z.output<typeof reviewPrompt>;

/** One job for each event: a host reviews all providers of an event on one page. */
export const reviewPromptJob: Job<ReviewPrompt> = { name: 'ask-for-review', payload: reviewPrompt };
