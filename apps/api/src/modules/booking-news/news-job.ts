import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import type { Job, Jobs } from '../../ports/jobs.ts';

const id = z.int().positive();

/** What has happened to a booking and somebody has to hear of. Each is told once, however often it is announced. */
const bookingNews = z.discriminatedUnion('what', [
  /** A new booking, a draft's cart or an addition has been paid: the host's receipt, requests to providers. */
  z.object({ what: z.literal('orderPaid'), orderId: id }),
  /** Paid when its time was gone: the money goes back by itself. */
  z.object({ what: z.literal('paymentReturned'), orderId: id }),
  z.object({ what: z.literal('requestAccepted'), lineId: id }),
  z.object({ what: z.literal('requestDeclined'), lineId: id }),
  z.object({ what: z.literal('requestExpired'), lineId: id }),
  /** Instead of a provider who has declined; `draftId` is where the host books one of them. */
  z.object({ what: z.literal('replacementsOffered'), lineId: id, draftId: id }),
  z.object({ what: z.literal('eventCancelled'), eventId: id }),
  /** By the provider or an operator, not the host. */
  z.object({ what: z.literal('lineCancelled'), lineId: id }),
  /** The card provider has taken the refund. */
  z.object({ what: z.literal('refundMade'), refundId: id }),
  z.object({ what: z.literal('draftReceived'), eventId: id }),
  /** `round` tells one set of proposals from the next. */
  z.object({ what: z.literal('draftSuggested'), eventId: id, round: z.int().nonnegative() }),
  z.object({ what: z.literal('referralInvited'), referralId: id }),
  z.object({ what: z.literal('referralRewarded'), referralId: id }),
]);
export type BookingNews = z.output<typeof bookingNews>;

/** Announces in the transaction in which it happened; it is told when that has committed. */
export type TellNews = (transaction: Database, news: BookingNews) => Promise<void>;

export const bookingNewsJob: Job<BookingNews> = { name: 'booking-news', payload: bookingNews };

export const newsTeller =
  (jobs: Pick<Jobs, 'enqueue'>): TellNews =>
  (transaction, news) =>
    jobs.enqueue(transaction, bookingNewsJob, news, { onceKey: JSON.stringify(news) });
