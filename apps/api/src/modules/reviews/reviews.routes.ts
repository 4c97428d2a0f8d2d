import { getReviewForm, replyToReview, submitReview } from '@repo/contracts/reviews/reviews';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../http/answer.ts';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import { RequestFailure } from '../../http/request-failure.ts';
import type { EventRecord } from '../orders/orders.module.ts';
import { presentReviewedEvent, presentReviewRow } from './review-form.ts';
import type { ReviewableProvider } from './review.repository.ts';
import type { SentReview } from './submit-review.ts';

export type ReviewCalls = {
  readonly findEvent: (eventId: number) => Promise<EventRecord | undefined>;
  readonly listReviewable: (eventId: number) => Promise<readonly ReviewableProvider[]>;
  readonly submit: (hostId: number, review: SentReview) => Promise<Result<void, ErrorCode>>;
  readonly reply: (
    providerId: number,
    reply: { readonly reviewId: number; readonly text: string },
  ) => Promise<Result<void, ErrorCode>>;
};

export function reviewsRoutes(app: FastifyInstance, calls: ReviewCalls): void {
  bindEndpoint(app, getReviewForm, async ({ params }) => {
    const event = await calls.findEvent(params.id);
    if (event === undefined) throw new RequestFailure('object_does_not_exist');
    const providers = await calls.listReviewable(params.id);
    return answer(providers.map(presentReviewRow), { meta: { event: presentReviewedEvent(event) } });
  });
  bindEndpoint(app, submitReview, async (call) => {
    const { eventId, sbuserId: providerId, reviews: stars = null, feedback } = call.body;
    orFail(
      await calls.submit(signedIn(call).accountId, { eventId, providerId, stars, feedback: feedback ?? '' }),
    );
    return null;
  });
  bindEndpoint(app, replyToReview, async (call) => {
    orFail(await calls.reply(signedIn(call).accountId, call.body));
    return null;
  });
}
