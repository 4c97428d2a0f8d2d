import { eventTabPath } from '@repo/domain/site/dashboard-address';
import { calendarDayOfIso } from '@repo/domain/time/calendar-day';
import { reviewRepository } from '../../reviews/reviews.module.ts';
import { fact, hostFacts } from '../mail-content/event-facts.ts';
import type { NotificationContext } from '../notification-context.ts';
import { loadBooking } from '../booking/load-booking.ts';
import type { Booking } from '../booking/load-booking.ts';
import { reviewPromptAt } from './review-prompt-time.policy.ts';
import { reviewPromptJob } from './review-prompt-job.ts';
import type { ReviewPrompt } from './review-prompt-job.ts';

/** Schedules the review prompt for the morning after the event, once per event. */
export const scheduleReviewPrompt = (
  { transaction, jobs }: NotificationContext,
  { event }: Booking,
): Promise<void> =>
  jobs.enqueue(
    transaction,
    reviewPromptJob,
    { eventId: event.id },
    { runAtSeconds: reviewPromptAt(calendarDayOfIso(event.day)), onceKey: String(event.id) },
  );

/** Asks a host to review the providers of an event whom they have not reviewed yet. */
export async function askForReview(context: NotificationContext, { eventId }: ReviewPrompt): Promise<void> {
  const providers = await reviewRepository(context.transaction).listReviewable(eventId);
  const [first, ...others] = providers.filter(({ review }) => review === null);
  if (first === undefined) return;
  const booking = await loadBooking(context.transaction, eventId);
  const { event, host, personOf } = booking;
  const names = [first, ...others].map(({ providerId }) => personOf(providerId).name);
  await context.sendMail(host, 'reviewDue', `event ${eventId}`, {
    firstName: host.firstName,
    link: context.pageAt(eventTabPath(eventId, 'Review')),
    words: { event: event.name, providers: { people: names } },
    facts: [fact('provider', { people: names }), ...hostFacts(booking)],
  });
  await context.notify({
    receiverId: event.hostId,
    senderId: first.providerId,
    eventId,
    type: 'reviewDue',
    about: `event ${eventId}`,
  });
}
