import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { answerRequest } from '@repo/domain/request/answer-request';
import type { RequestAnswer } from '@repo/domain/request/answer-request';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { eventsIn, ordersIn } from '../orders/orders.module.ts';
import type { LineRecord } from '../orders/orders.module.ts';
import { acceptRequest } from './accept-request.ts';
import { endRequest } from './end-request.ts';
import type { RequestDeps } from './request-deps.ts';

export type AnsweredRequest = 'event_request_accepted' | 'event_request_declined';

/**
 * What a provider answers to the request for an event (S3§4). Whoever wants to change the same event waits for its
 * lock and judges what this one has left behind, so that a request has one outcome.
 */
export const answerEventRequest = (
  deps: RequestDeps,
  provider: { readonly accountId: number },
  { eventId, answer }: { readonly eventId: number; readonly answer: RequestAnswer },
): Promise<Result<AnsweredRequest, ErrorCode>> =>
  inTransaction(deps.database, async (transaction) => {
    const event = await eventsIn(transaction).lock(eventId);
    const line = await findOwnRequest(transaction, eventId, provider.accountId);
    if (event === undefined || line === undefined || line.request === null)
      return fail('object_does_not_exist');
    const nowSeconds = Math.floor(deps.clock.nowMs() / 1000);
    const deadlineSeconds = (line.answerUntil?.getTime() ?? 0) / 1000;
    const judged = answerRequest({ state: line.request, deadlineSeconds }, answer, nowSeconds);
    if (!judged.ok) return judged;
    if (answer.accepts) return acceptRequest(transaction, deps, { event, line }, nowSeconds);
    const ending = { as: 'declined', declineReason: answer.reason.trim() } as const;
    await endRequest(transaction, deps, { event, line }, ending, nowSeconds);
    return ok('event_request_declined');
  });

/** The open request to this provider, or what has become of the last one. */
async function findOwnRequest(
  transaction: Database,
  eventId: number,
  providerId: number,
): Promise<LineRecord | undefined> {
  const lines = await ordersIn(transaction).listPaidLines(eventId);
  const own = lines.filter((line) => line.providerId === providerId && line.request !== null);
  return own.find(({ request }) => request === 'pending') ?? own.at(-1);
}
