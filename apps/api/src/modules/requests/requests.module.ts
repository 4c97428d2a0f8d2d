import type { FastifyInstance } from 'fastify';
import type { BookingDeps } from '../../deps.ts';
import { answerEventRequest } from './answer-event-request.ts';
import { expireRequest, expireRequestJob } from './expire-request.ts';
import { expireRequests } from './expire-requests.ts';
import { readRequestState } from './read-request-state.ts';
import { requestRepository } from './request.repository.ts';
import { requestsRoutes } from './requests.routes.ts';

export { answerEventRequest } from './answer-event-request.ts';
export { openRequests } from './open-requests.ts';

const sweepEverySeconds = 300;

/** Requests to providers: listing, answers and expiry. */
export function requestsModule(app: FastifyInstance, deps: BookingDeps): void {
  requestsRoutes(app, {
    listOpen: (providerId, page) =>
      requestRepository(deps.database).listOpen(providerId, new Date(deps.clock.nowMs()), page),
    stateOf: (providerId, eventId) => readRequestState(deps, providerId, eventId),
    answerRequest: (provider, given) => answerEventRequest(deps, provider, given),
  });
  deps.jobs.handle(expireRequestJob, (request) => expireRequest(deps, request));
  deps.jobs.repeat('expire-requests', sweepEverySeconds, (signal) => expireRequests(deps, signal));
}
