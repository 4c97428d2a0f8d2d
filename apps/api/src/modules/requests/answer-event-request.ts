import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { answerRequest } from '@repo/domain/request/answer-request';
import type { RequestAnswer } from '@repo/domain/request/answer-request';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { BookingDeps } from '../../deps.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { eventsIn, ordersIn } from '../orders/orders.module.ts';
import type { LineRecord } from '../orders/orders.module.ts';
import { acceptRequest } from './accept-request.ts';
import { endRequest } from './end-request.ts';
import { nowSecondsOf } from '../../ports/clock.ts';

export type AnsweredRequest = 'event_request_accepted' | 'event_request_declined';

/**
 * Accepts or declines the request of a provider for an event (S3§4). Locks the event, so that a request has one outcome
 * when other changes of the event run concurrently.
 */
export async function answerEventRequest(
  deps: BookingDeps,
  provider: { readonly accountId: number },
  { eventId, answer }: { readonly eventId: number; readonly answer: RequestAnswer },
): Promise<Result<AnsweredRequest, ErrorCode>> {
  const answered = await inTransaction(deps.database, async (transaction): Promise<AnswerOutcome> => {
    const event = await eventsIn(transaction).lock(eventId);
    const line = await findOwnRequest(transaction, eventId, provider.accountId);
    if (event === undefined || line === undefined || line.request === null)
      return fail('object_does_not_exist');
    const nowSeconds = nowSecondsOf(deps.clock);
    const deadlineSeconds = line.answerUntil === null ? 0 : secondsOf(line.answerUntil);
    const judged = answerRequest({ state: line.request, deadlineSeconds }, answer, nowSeconds);
    if (!judged.ok) return judged;
    if (answer.accepts) return ok(await acceptRequest(transaction, deps, { event, line }, nowSeconds));
    const ending = { as: 'declined', declineReason: answer.reason.trim() } as const;
    await endRequest(transaction, deps, { event, line }, ending, nowSeconds);
    return ok('event_request_declined');
  });
  if (!answered.ok) return answered;
  return answered.value === 'slotTaken' ? fail('event_already_booked') : ok(answered.value);
}

type AnswerOutcome = Result<AnsweredRequest | 'slotTaken', ErrorCode>;

/** Returns the open request to a provider, or else the last one. */
async function findOwnRequest(
  transaction: Database,
  eventId: number,
  providerId: number,
): Promise<LineRecord | undefined> {
  const lines = await ordersIn(transaction).listPaidLines(eventId);
  const own = lines.filter((line) => line.providerId === providerId && line.request !== null);
  return own.find(({ request }) => request === 'pending') ?? own.at(-1);
}
