import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../../ports/jobs.ts';
import { answerEventRequest } from './answer-event-request.ts';
import { expireRequest, expireRequestJob } from './expire-request.ts';
import { expireRequests } from './expire-requests.ts';
import type { RequestDeps } from './request-deps.ts';
import { requestRepository } from './request.repository.ts';
import { requestsRoutes } from './requests.routes.ts';

export { answerEventRequest } from './answer-event-request.ts';
export { openRequests } from './open-requests.ts';

const sweepEverySeconds = 300;

/** The requests to providers: what they are asked, what they answer, and what silence means. */
export function requestsModule(
  app: FastifyInstance,
  deps: RequestDeps & { readonly jobs: Pick<Jobs, 'enqueue' | 'handle' | 'repeat'> },
): void {
  requestsRoutes(app, {
    listOpen: (providerId, page) =>
      requestRepository(deps.database).listOpen(providerId, new Date(deps.clock.nowMs()), page),
    answerRequest: (provider, given) => answerEventRequest(deps, provider, given),
  });
  deps.jobs.handle(expireRequestJob, (silent) => expireRequest(deps, silent));
  deps.jobs.repeat('expire-requests', sweepEverySeconds, (signal) => expireRequests(deps, signal));
}
