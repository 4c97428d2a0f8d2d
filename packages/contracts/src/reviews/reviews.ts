import { capabilities } from '@repo/domain/identity/capabilities';
import { textLimits } from '@repo/domain/limits';
import { checkFeedback } from '@repo/domain/review/review-rules';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idOrZero, idParams } from '../wire/ids.ts';
import { ruledText } from '../wire/texts.ts';
import { eventDate } from '../wire/times.ts';

/** One provider of the event with the review so far, if there is one (S2§3 "Review form row"). */
export const reviewRow = z.object({
  id,
  sbuserId: id,
  sbUser: z.object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    sbPortfolios: z.array(z.object({ profileImageUrl: z.string() })),
    sbReviews: z.array(z.object({ id, reviews: z.int(), feedback: z.string() })),
  }),
});
export type ReviewRow = z.output<typeof reviewRow>;

/** The head of the page stands beside the rows, which are a list like any other (S2§2, S1§3). */
export const getReviewForm = defineEndpoint('GET /api/v1/user/review/:id', {
  topic: 'Reviews',
  summary: 'The providers of an event, to be reviewed by its host',
  actors: capabilities.writeReview,
  source: 'S2§7',
  ownership: { of: 'event', id: 'params.id' },
  params: idParams,
  reply: z.array(reviewRow),
  beside: z.object({ event: z.object({ id, publicId: z.string(), eventName: z.string(), eventDate }) }),
});

/** No stars are 0 or nothing at all, for the rule to refuse with its own words (S2§5). */
const stars = z.int().nonnegative().max(textLimits.reviewStars.to).nullish();

/** `id` is the review's own, 0 for a first one; event and provider decide which one it is. */
export const review = z.object({
  id: idOrZero.nullish(),
  userId: id,
  sbuserId: id,
  eventId: id,
  reviews: stars,
  feedback: ruledText(checkFeedback, textLimits.longText).nullish(),
});
export type Review = z.input<typeof review>;

export const submitReview = defineEndpoint('POST /api/v1/user/review', {
  topic: 'Reviews',
  summary: 'Review a provider, or change the own review',
  actors: capabilities.writeReview,
  source: 'S2§7',
  ownership: [
    { of: 'event', id: 'body.eventId' },
    { of: 'account', id: 'body.userId' },
  ],
  body: anyCasing(review),
  errors: ['please_give_rating', 'review_is_not_open_yet', 'review_can_no_longer_be_changed'],
  success: 'review_submit_successfully',
  reply: z.null(),
});

export const reviewEndpoints = [getReviewForm, submitReview] as const satisfies readonly Endpoint[];
