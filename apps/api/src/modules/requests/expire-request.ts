import { secondsOf } from '@repo/domain/time/unix-seconds';
import { z } from 'zod';
import type { BookingDeps } from '../../deps.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { nowSecondsOf } from '../../ports/clock.ts';
import type { Job } from '../../ports/jobs.ts';
import { eventsIn, ordersIn } from '../orders/orders.module.ts';
import { endRequest } from './end-request.ts';

const openRequest = z.object({ eventId: z.int().positive(), lineId: z.int().positive() });
export type OpenRequest = z.output<typeof openRequest>;

export const expireRequestJob: Job<OpenRequest> = { name: 'expire-request', payload: openRequest };

/** Expires a request that was not answered in time. Leaves requests in other states unchanged. */
export const expireRequest = (deps: BookingDeps, { eventId, lineId }: OpenRequest): Promise<void> =>
  inTransaction(deps.database, async (transaction) => {
    const event = await eventsIn(transaction).lock(eventId);
    const line = await ordersIn(transaction).findLine(lineId);
    if (event === undefined || line?.request !== 'pending') return;
    const nowSeconds = nowSecondsOf(deps.clock);
    if (line.answerUntil !== null && nowSeconds < secondsOf(line.answerUntil)) return;
    await endRequest(transaction, deps, { event, line }, { as: 'expired' }, nowSeconds);
  });
