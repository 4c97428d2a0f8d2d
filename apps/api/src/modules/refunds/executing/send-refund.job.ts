import { z } from 'zod';
import type { Job } from '../../../ports/jobs.ts';

export type RefundToSend = {
  readonly refundId: number;
  /** For a retry: the id of the failed refund at the card provider, null if it was refused. */
  readonly after?: string | null | undefined;
};

/** Sends a refund to the card provider, or queries its state. */
export const sendRefundJob: Job<RefundToSend> = {
  name: 'send-refund',
  lane: 'payments',
  payload: z.object({ refundId: z.int().positive(), after: z.string().nullish() }),
};
