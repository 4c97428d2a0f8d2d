import { z } from 'zod';
import type { Database } from '../../../database/schema.ts';
import type { Job, Jobs } from '../../../ports/jobs.ts';

type HeldOrder = { readonly orderId: number };

export const endHoldJob: Job<HeldOrder> = {
  name: 'end-hold',
  payload: z.object({ orderId: z.int().positive() }),
};

/** Has an unpaid order let go at the end of its hold; part of the transaction that places it. */
export const watchOrder = (
  transaction: Database,
  { jobs }: { readonly jobs: Pick<Jobs, 'enqueue'> },
  orderId: number,
  holdsUntilSeconds: number,
): Promise<void> => jobs.enqueue(transaction, endHoldJob, { orderId }, { runAtSeconds: holdsUntilSeconds });
