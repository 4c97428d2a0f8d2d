import { eventLimits } from '@repo/domain/limits';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { fact, hostFacts, jobFacts } from '../mail-content/event-facts.ts';
import { startsAtSecondsOf, workingTimeOf, workingTimeOfLine } from '../mail-content/working-time.ts';
import { pages } from '../notification-context.ts';
import type { NotificationContext } from '../notification-context.ts';
import { isProviderLine, loadBooking } from '../booking/load-booking.ts';
import type { Reminder } from './reminder-job.ts';

/**
 * Reminds the host and every provider who is still booked. Sends nothing when the job runs so late that the next
 * reminder is due or the work has begun.
 */
export async function sendReminders(
  context: NotificationContext,
  { eventId, hours }: Reminder,
): Promise<void> {
  const booking = await loadBooking(context.transaction, eventId);
  const { event, host, personOf } = booking;
  const nextHours = eventLimits.reminderHours.find((other) => other < hours) ?? 0;
  if (context.nowSeconds >= startsAtSecondsOf(booking) - nextHours * secondsPerHour) return;
  const providerLines = booking.lines.filter(isProviderLine).filter(({ request }) => request === 'accepted');
  if (providerLines.length === 0) return;
  const names = providerLines.map(({ providerId }) => personOf(providerId).name);
  await context.sendMail(host, 'eventReminder', `event ${eventId} ${hours}`, {
    firstName: host.firstName,
    link: context.pageAt(pages.hostEvent(eventId)),
    words: { event: event.name, providers: { people: names }, time: workingTimeOf(booking) },
    facts: [fact('provider', { people: names }), ...hostFacts(booking)],
  });
  for (const line of providerLines) {
    const provider = personOf(line.providerId);
    await context.sendMail(provider, 'jobReminder', `line ${line.id} ${hours}`, {
      firstName: provider.firstName,
      link: context.pageAt(pages.providerEvent(eventId)),
      words: { event: event.name, time: workingTimeOfLine(booking, line) },
      facts: jobFacts(booking, line, provider),
    });
  }
}
