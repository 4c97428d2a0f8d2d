import { z } from 'zod';
import type { Job } from '../../../ports/jobs.ts';

export type RefundToSend = {
  readonly refundId: number;
  /** Of one that has failed: which refund of the card provider came to nothing, if it made any. */
  readonly after?: string | null | undefined;
};

/** Asks the card provider for a refund, or what has become of it. */
export const sendRefundJob: Job<RefundToSend> = {
  name: 'send-refund',
  payload: z.object({ refundId: z.int().positive(), after: z.string().nullish() }),
};
