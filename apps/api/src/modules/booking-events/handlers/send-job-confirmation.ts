import { calendarOf } from '../mail-content/calendar-entries.ts';
import { jobFacts } from '../mail-content/event-facts.ts';
import { pages } from '../notification-context.ts';
import type { NotificationContext } from '../notification-context.ts';
import type { Booking, ProviderLine } from '../booking/load-booking.ts';
import { scheduleReviewPrompt } from '../reminders/ask-for-review.ts';
import { scheduleReminders } from '../reminders/schedule-reminders.ts';

/**
 * Confirms the job to a provider, who accepted a request or had agreed to the draft, and schedules the reminders and the
 * question for a review.
 */
export async function sendJobConfirmation(
  context: NotificationContext,
  booking: Booking,
  line: ProviderLine,
): Promise<void> {
  const provider = booking.personOf(line.providerId);
  await context.sendMail(provider, 'jobConfirmed', `line ${line.id}`, {
    firstName: provider.firstName,
    link: context.pageAt(pages.providerEvent(booking.event.id)),
    words: { event: booking.event.name, host: { people: [booking.host.firstName] } },
    facts: jobFacts(booking, line, provider),
    calendar: calendarOf(context, booking, [line], 'provider'),
  });
  await scheduleReminders(context, booking, line);
  await scheduleReviewPrompt(context, booking);
}
