import { cancelledCalendarOf } from '../facts/calendar-entries.ts';
import { formerJobFacts, hostFacts, moneyBackFacts } from '../facts/event-facts.ts';
import { pages } from '../news-desk.ts';
import type { NewsDesk } from '../news-desk.ts';
import { moneyBackRepository } from '../money-back.repository.ts';
import { isProviderLine, readBooking, readBookingOfLine } from '../read-booking.ts';
import type { Booking, ProviderLine } from '../read-booking.ts';
import { tellHostOfLoss } from './tell-answers.ts';

/** By its host: what goes back, and who need not come. */
export async function tellEventCancelled(desk: NewsDesk, eventId: number): Promise<void> {
  const booking = await readBooking(desk.transaction, eventId);
  const { event, host } = booking;
  const repository = moneyBackRepository(desk.transaction);
  const ended = await repository.listLinesHostCancelled(eventId);
  const jobs = booking.lines.filter(isProviderLine).filter(({ request }) => request === 'cancelled');
  await desk.write(host, 'eventCancelled', `event ${eventId}`, {
    firstName: host.firstName,
    link: desk.pageAt(pages.hostEvents),
    words: { event: event.name },
    facts: [...moneyBackFacts(await repository.findMoneyBack(ended)), ...hostFacts(booking)],
    calendar: cancelledEntries(desk, booking, jobs, 'host'),
  });
  for (const line of jobs) await releaseProvider(desk, booking, line);
}

/** By the provider or an operator. */
export async function tellLineCancelled(desk: NewsDesk, lineId: number): Promise<void> {
  await tellHostOfLoss(desk, lineId, 'providerCancelled');
  const { booking, line } = await readBookingOfLine(desk.transaction, lineId);
  await releaseProvider(desk, booking, line);
}

/** Once for a line, whoever has cancelled what. */
async function releaseProvider(desk: NewsDesk, booking: Booking, line: ProviderLine): Promise<void> {
  const provider = booking.personOf(line.providerId);
  await desk.write(provider, 'jobCancelled', `line ${line.id}`, {
    firstName: provider.firstName,
    link: desk.pageAt(pages.providerEvents),
    words: { event: booking.event.name },
    facts: formerJobFacts(booking, line),
    calendar: cancelledEntries(desk, booking, [line], 'provider'),
  });
}

/** Only what has been accepted is in anybody's calendar. */
function cancelledEntries(
  desk: NewsDesk,
  booking: Booking,
  lines: readonly ProviderLine[],
  whose: 'host' | 'provider',
): ReturnType<typeof cancelledCalendarOf> | undefined {
  const known = lines.filter(({ answeredAt }) => answeredAt !== null);
  return known.length === 0 ? undefined : cancelledCalendarOf(desk, booking, known, whose);
}
