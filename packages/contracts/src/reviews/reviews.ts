import { brand } from '@repo/domain/brand';
import { capabilities } from '@repo/domain/identity/capabilities';
import { textLimits } from '@repo/domain/limits';
import { checkFeedback, checkReviewReply } from '@repo/domain/review/review-rules';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idOrZero, idParams } from '../wire/ids.ts';
import { ruledText } from '../wire/texts.ts';
import { epochSeconds, eventDate } from '../wire/times.ts';

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

/** The head of the page is in the meta of the list (S2§2, S1§3). */
export const getReviewForm = defineEndpoint('GET /api/v1/user/review/:id', {
  topic: 'Reviews',
  summary: 'The providers of an event, to be reviewed by its host',
  actors: capabilities.writeReview,
  source: 'S2§7',
  ownership: { of: 'event', id: 'params.id' },
  params: idParams,
  reply: z.array(reviewRow),
  meta: z.object({
    event: z.object({
      id,
      publicId: z.string(),
      eventName: z.string(),
      eventDate,
      opensAt: epochSeconds,
      /** Null until the event is completed. */
      editableUntil: epochSeconds.nullable(),
    }),
  }),
});

/** Missing stars are 0 or null; the rule refuses them with its own text (S2§5). */
const stars = z.int().nonnegative().max(textLimits.reviewStars.to).nullish();

/** `id` is the review's, 0 for a new one. Event and provider decide which review is meant. */
export const review = z.object({
  id: idOrZero.nullish(),
  userId: id,
  sbuserId: id,
  eventId: id,
  reviews: stars,
  feedback: ruledText(checkFeedback, textLimits.longText).nullish(),
});

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

/** Public, below the review; it cannot be changed. */
export const replyToReview = defineEndpoint(`POST /api/v1/${brand.slug}/Review/Reply`, {
  topic: 'Reviews',
  summary: 'Reply to a review once',
  actors: capabilities.replyToReview,
  source: 'A-107',
  body: anyCasing(z.object({ reviewId: id, text: ruledText(checkReviewReply, textLimits.longText) })),
  errors: ['review_has_a_reply'],
  success: 'review_reply_published',
  reply: z.null(),
});

export const reviewEndpoints = [
  getReviewForm,
  submitReview,
  replyToReview,
] as const satisfies readonly Endpoint[];
