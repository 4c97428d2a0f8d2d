import {
  answerEventRequest,
  getEventRequests,
  getRequestState,
} from '@repo/contracts/requests/event-requests';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { RequestAnswer } from '@repo/domain/request/answer-request';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Paged } from '../../database/paged.ts';
import { answer, answerPage } from '../../http/answer.ts';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import type { AnsweredRequest } from './answer-event-request.ts';
import type { readRequestState } from './read-request-state.ts';
import { presentEventRequest } from './request.presenter.ts';
import type { OpenRequestRecord } from './request.repository.ts';

export type RequestCalls = {
  readonly listOpen: (providerId: number, page: number | undefined) => Promise<Paged<OpenRequestRecord>>;
  /** Fails if the provider was never asked. */
  readonly stateOf: (providerId: number, eventId: number) => ReturnType<typeof readRequestState>;
  readonly answerRequest: (
    provider: { readonly accountId: number },
    given: { readonly eventId: number; readonly answer: RequestAnswer },
  ) => Promise<Result<AnsweredRequest, ErrorCode>>;
};

export function requestsRoutes(
  app: FastifyInstance,
  { listOpen, stateOf, answerRequest }: RequestCalls,
): void {
  bindEndpoint(app, getEventRequests, async ({ params, query, locale }) => {
    const { items, total } = await listOpen(params.id, query.page);
    return answerPage({ items: items.map((request) => presentEventRequest(request, locale)), total });
  });
  bindEndpoint(app, getRequestState, async ({ params }) => orFail(await stateOf(params.id, params.eventId)));
  bindEndpoint(app, answerEventRequest, async (call) => {
    const { EventId: eventId, isActive, reason } = call.body;
    const given: RequestAnswer = isActive ? { accepts: true } : { accepts: false, reason: reason ?? '' };
    const message = orFail(await answerRequest(signedIn(call), { eventId, answer: given }));
    return answer(null, { message });
  });
}
