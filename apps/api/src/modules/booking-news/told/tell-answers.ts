import { calendarOf } from '../facts/calendar-entries.ts';
import { fact, formerJobFacts, hostFacts, moneyBackFacts } from '../facts/event-facts.ts';
import { pages } from '../news-desk.ts';
import type { NewsDesk } from '../news-desk.ts';
import { moneyBackRepository } from '../money-back.repository.ts';
import { readBookingOfLine } from '../read-booking.ts';
import type { Booking, ProviderLine } from '../read-booking.ts';
import { confirmJob } from './confirm-job.ts';

/** Both hear of it, unless it has been cancelled since. */
export async function tellRequestAccepted(desk: NewsDesk, lineId: number): Promise<void> {
  const { booking, line, provider } = await readBookingOfLine(desk.transaction, lineId);
  if (line.request !== 'accepted') return;
  const { event, host } = booking;
  await desk.write(host, 'requestAccepted', `line ${lineId}`, {
    firstName: host.firstName,
    link: desk.pageAt(pages.hostEvents),
    words: { event: event.name, provider: { people: [provider.name] } },
    facts: [fact('provider', { people: [provider.name] }), ...hostFacts(booking)],
    calendar: calendarOf(desk, booking, [line], 'host'),
  });
  await notifyHost(desk, booking, line, 'accepted');
  await confirmJob(desk, booking, line);
}

export const tellRequestDeclined = (desk: NewsDesk, lineId: number): Promise<void> =>
  tellHostOfLoss(desk, lineId, 'requestDeclined');

export async function tellRequestExpired(desk: NewsDesk, lineId: number): Promise<void> {
  await tellHostOfLoss(desk, lineId, 'requestUnanswered');
  const { booking, line, provider } = await readBookingOfLine(desk.transaction, lineId);
  await desk.write(provider, 'jobExpired', `line ${lineId}`, {
    firstName: provider.firstName,
    link: desk.pageAt(pages.schedule),
    words: { host: { people: [booking.host.firstName] } },
    facts: formerJobFacts(booking, line),
  });
}

/** Somebody does not come: the host hears who, and what goes back. */
export async function tellHostOfLoss(
  desk: NewsDesk,
  lineId: number,
  template: 'requestDeclined' | 'requestUnanswered' | 'providerCancelled',
): Promise<void> {
  const { booking, line, provider } = await readBookingOfLine(desk.transaction, lineId);
  const { event, host } = booking;
  const repository = moneyBackRepository(desk.transaction);
  const back = await repository.findMoneyBack(await repository.listLinesLostWith(lineId));
  await desk.write(host, template, `line ${lineId}`, {
    firstName: host.firstName,
    link: desk.pageAt(pages.hostEvents),
    words: { event: event.name, provider: { people: [provider.name] } },
    facts: [...moneyBackFacts(back), ...hostFacts(booking)],
  });
  // Only a provider who says no has declined: the panel has no words for the other two.
  if (template === 'requestDeclined') await notifyHost(desk, booking, line, 'declined');
}

const notifyHost = (
  desk: NewsDesk,
  { event }: Booking,
  line: ProviderLine,
  type: 'accepted' | 'declined',
): Promise<void> =>
  desk.notify({
    receiverId: event.hostId,
    senderId: line.providerId,
    eventId: event.id,
    type,
    about: `line ${line.id}`,
  });
