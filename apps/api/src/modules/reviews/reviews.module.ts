import type { FastifyInstance } from 'fastify';
import type { BookingDeps } from '../../deps.ts';
import { eventsIn } from '../orders/orders.module.ts';
import { replyToReview } from './reply-to-review.ts';
import { reviewRepository } from './review.repository.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { submitReview } from './submit-review.ts';

export { reviewRepository } from './review.repository.ts';

/** Reviews of providers by the hosts of their events, and the replies to them. */
export function reviewsModule(app: FastifyInstance, deps: BookingDeps): void {
  const { database } = deps;
  reviewsRoutes(app, {
    findEvent: (eventId) => eventsIn(database).find(eventId),
    listReviewable: (eventId) => reviewRepository(database).listReviewable(eventId),
    submit: (hostId, review) => submitReview(deps, hostId, review),
    reply: (providerId, reply) => replyToReview(deps, providerId, reply),
  });
}
