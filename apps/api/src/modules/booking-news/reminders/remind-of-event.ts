import { secondsPerHour } from '@repo/domain/time/seconds';
import { fact, hostFacts, jobFacts } from '../facts/event-facts.ts';
import { startsAtSecondsOf, workingTimeOf, workingTimeOfLine } from '../facts/working-time.ts';
import { pages } from '../news-desk.ts';
import type { NewsDesk } from '../news-desk.ts';
import { isProviderLine, readBooking } from '../read-booking.ts';
import { reminderHours } from './reminder-job.ts';
import type { Reminder } from './reminder-job.ts';

/**
 * Reminds the host, and every provider who is still booked. Work that has waited too long, because nobody was there to
 * do it, is not caught up with once the next reminder is due or the work has begun.
 */
export async function remindOfEvent(desk: NewsDesk, { eventId, hours }: Reminder): Promise<void> {
  const booking = await readBooking(desk.transaction, eventId);
  const { event, host, personOf } = booking;
  const nextHours = reminderHours.find((other) => other < hours) ?? 0;
  if (desk.nowSeconds >= startsAtSecondsOf(booking) - nextHours * secondsPerHour) return;
  const jobs = booking.lines.filter(isProviderLine).filter(({ request }) => request === 'accepted');
  if (jobs.length === 0) return;
  const names = jobs.map(({ providerId }) => personOf(providerId).name);
  await desk.write(host, 'eventReminder', `event ${eventId} ${hours}`, {
    firstName: host.firstName,
    link: desk.pageAt(pages.hostEvents),
    words: { event: event.name, providers: { people: names }, time: workingTimeOf(booking) },
    facts: [fact('provider', { people: names }), ...hostFacts(booking)],
  });
  for (const line of jobs) {
    const provider = personOf(line.providerId);
    await desk.write(provider, 'jobReminder', `line ${line.id} ${hours}`, {
      firstName: provider.firstName,
      link: desk.pageAt(pages.providerEvents),
      words: { event: event.name, time: workingTimeOfLine(booking, line) },
      facts: jobFacts(booking, line, provider),
    });
  }
}
