import type { ReviewRow } from '@repo/contracts/reviews/reviews';
import { reviewEditableUntil } from '@repo/domain/review/review-window';
import { calendarDayOfIso } from '@repo/domain/time/calendar-day';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import { publicPathOf } from '../../ports/blob-store.ts';
import type { EventRecord } from '../orders/orders.module.ts';
import type { ReviewableProvider } from './review.repository.ts';

/** When an event was completed; null before. */
export const completedAtSecondsOf = ({
  status,
  statusChangedAt,
}: Pick<EventRecord, 'status' | 'statusChangedAt'>): number | null =>
  status === 'completed' ? secondsOf(statusChangedAt) : null;

/** Presents what stands above the form (S2§2): the event, and when reviews open and can no longer be changed. */
export const presentReviewedEvent = (event: EventRecord) => ({
  id: event.id,
  publicId: event.publicId,
  eventName: event.name,
  eventDate: calendarDayOfIso(event.day),
  opensAt: secondsOf(event.providerStartsAt),
  editableUntil: reviewEditableUntil(completedAtSecondsOf(event)),
});

/** Presents a provider to be reviewed, with the photo of the public profile (S2§3). */
export const presentReviewRow = (provider: ReviewableProvider): ReviewRow => ({
  id: provider.lineId,
  sbuserId: provider.providerId,
  sbUser: {
    id: provider.providerId,
    firstName: provider.firstName,
    lastName: provider.lastName,
    sbPortfolios:
      provider.photoName === null ? [] : [{ profileImageUrl: publicPathOf('portfolio', provider.photoName) }],
    sbReviews:
      provider.review === null
        ? []
        : [
            {
              id: provider.review.id,
              reviews: provider.review.stars,
              feedback: provider.review.feedback,
            },
          ],
  },
});
