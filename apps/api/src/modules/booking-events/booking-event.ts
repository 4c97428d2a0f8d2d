import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import type { Job, Jobs } from '../../ports/jobs.ts';

const id = z.int().positive();

/** What has happened to a booking and is announced by mails and notifications, once each. */
const bookingEvent = z.discriminatedUnion('what', [
  /** A new booking, the cart of a draft or an addition was paid. */
  z.object({ what: z.literal('orderPaid'), orderId: id }),
  /** The payment came after the slots were gone, and is refunded automatically. */
  z.object({ what: z.literal('paymentReturned'), orderId: id }),
  z.object({ what: z.literal('requestAccepted'), lineId: id }),
  z.object({ what: z.literal('requestDeclined'), lineId: id }),
  z.object({ what: z.literal('requestExpired'), lineId: id }),
  /** Other providers are offered for a declined line; the host books one of them in the draft `draftId`. */
  z.object({ what: z.literal('replacementsOffered'), lineId: id, draftId: id }),
  z.object({ what: z.literal('eventCancelled'), eventId: id }),
  /** Cancelled by the provider or an operator, not by the host. */
  z.object({ what: z.literal('lineCancelled'), lineId: id }),
  /** A provider has checked in or out; there is no mail about it. */
  z.object({ what: z.literal('lineChecked'), lineId: id, state: z.enum(['checkIn', 'checkOut']) }),
  /** This provider has delivered files to the gallery; only the first provider of an event is announced. */
  z.object({ what: z.literal('galleryReady'), lineId: id }),
  /** The host has reviewed the provider of this line for the first time. */
  z.object({ what: z.literal('providerReviewed'), lineId: id }),
  /** The host has given or withdrawn a consent of the event; `consentId` is the decision. */
  z.object({ what: z.literal('consentsChanged'), eventId: id, consentId: id }),
  /** Photos of the event have left this provider's profile, because the host has withdrawn the consent. */
  z.object({ what: z.literal('photosRemoved'), lineId: id, consentId: id, count: z.int().positive() }),
  /** The card provider has accepted the refund. */
  z.object({ what: z.literal('refundMade'), refundId: id }),
  z.object({ what: z.literal('draftReceived'), eventId: id }),
  /** `round` numbers the sets of suggestions of a draft. */
  z.object({ what: z.literal('draftSuggested'), eventId: id, round: z.int().nonnegative() }),
  z.object({ what: z.literal('referralInvited'), referralId: id }),
  z.object({ what: z.literal('referralRewarded'), referralId: id }),
]);
export type BookingEvent = z.output<typeof bookingEvent>;

/** Records an event in the transaction in which it happened; its mails and notifications follow after the commit. */
export type RecordBookingEvent = (transaction: Database, bookingEvent: BookingEvent) => Promise<void>;

/** The name is stored in the database: jobs of earlier releases carry it. */
export const bookingEventJob: Job<BookingEvent> = { name: 'booking-news', payload: bookingEvent };

export const bookingEventRecorder =
  (jobs: Pick<Jobs, 'enqueue'>): RecordBookingEvent =>
  (transaction, event) =>
    jobs.enqueue(transaction, bookingEventJob, event, { onceKey: JSON.stringify(event) });
