import { z } from 'zod';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Job } from '../../ports/jobs.ts';
import { eventsIn, ordersIn } from '../orders/orders.module.ts';
import { endRequest } from './end-request.ts';
import type { RequestDeps } from './request-deps.ts';

const silentRequest = z.object({ eventId: z.int().positive(), lineId: z.int().positive() });
export type SilentRequest = z.output<typeof silentRequest>;

export const expireRequestJob: Job<SilentRequest> = { name: 'expire-request', payload: silentRequest };

/** Ends a request that nobody has answered in time; whatever else has become of it stays. */
export const expireRequest = (deps: RequestDeps, { eventId, lineId }: SilentRequest): Promise<void> =>
  inTransaction(deps.database, async (transaction) => {
    const event = await eventsIn(transaction).lock(eventId);
    const line = await ordersIn(transaction).findLine(lineId);
    if (event === undefined || line?.request !== 'pending') return;
    const nowMs = deps.clock.nowMs();
    if (line.answerUntil !== null && nowMs < line.answerUntil.getTime()) return;
    await endRequest(transaction, deps, { event, line }, { as: 'expired' }, Math.floor(nowMs / 1000));
  });
