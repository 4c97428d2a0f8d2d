import { calendarOf } from '../facts/calendar-entries.ts';
import { jobFacts } from '../facts/event-facts.ts';
import { pages } from '../news-desk.ts';
import type { NewsDesk } from '../news-desk.ts';
import type { Booking, ProviderLine } from '../read-booking.ts';
import { remindLater } from '../reminders/remind-later.ts';

/** Tells a provider that the event is theirs, whether they were asked or had agreed, and has everybody reminded. */
export async function confirmJob(desk: NewsDesk, booking: Booking, line: ProviderLine): Promise<void> {
  const provider = booking.personOf(line.providerId);
  await desk.write(provider, 'jobConfirmed', `line ${line.id}`, {
    firstName: provider.firstName,
    link: desk.pageAt(pages.providerEvents),
    words: { event: booking.event.name, host: { people: [booking.host.firstName] } },
    facts: jobFacts(booking, line, provider),
    calendar: calendarOf(desk, booking, [line], 'provider'),
  });
  await remindLater(desk, booking, line);
}
