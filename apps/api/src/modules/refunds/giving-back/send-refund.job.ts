import { z } from 'zod';
import type { Job } from '../../../ports/jobs.ts';

export type RefundToSend = { readonly refundId: number };

/** Asks the card provider for a refund, or what has become of it. */
export const sendRefundJob: Job<RefundToSend> = {
  name: 'send-refund',
  payload: z.object({ refundId: z.int().positive() }),
};
