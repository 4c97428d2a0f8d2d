import type { Jobs } from '../../ports/jobs.ts';
import type { TellNews } from '../booking-news/booking-news.module.ts';

/** What it takes to give money back: the card provider is asked later, by a job. */
export type RefundDeps = { readonly jobs: Pick<Jobs, 'enqueue'>; readonly tell: TellNews };
