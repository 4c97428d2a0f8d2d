import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import type { Database } from '../../../database/schema.ts';
import type { Job } from '../../../ports/jobs.ts';

type HeldOrder = { readonly orderId: number };

export const endHoldJob: Job<HeldOrder> = {
  name: 'end-hold',
  lane: 'payments',
  payload: z.object({ orderId: z.int().positive() }),
};

/** Schedules the release of an unpaid order at the end of its hold, in the transaction that places it. */
export const scheduleHoldEnd = (
  transaction: Database,
  { jobs }: Pick<Deps, 'jobs'>,
  orderId: number,
  holdsUntilSeconds: number,
): Promise<void> => jobs.enqueue(transaction, endHoldJob, { orderId }, { runAtSeconds: holdsUntilSeconds });
