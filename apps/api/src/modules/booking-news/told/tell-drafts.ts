import { draftCartPath } from '@repo/domain/booking-flow/draft-route';
import { fact, hostFacts } from '../facts/event-facts.ts';
import { pages } from '../news-desk.ts';
import type { NewsDesk } from '../news-desk.ts';
import { newsRepository } from '../news.repository.ts';
import { readBooking, readBookingOfLine } from '../read-booking.ts';

/** We promise an answer (I-R02). */
export async function tellDraftReceived(desk: NewsDesk, eventId: number): Promise<void> {
  const booking = await readBooking(desk.transaction, eventId);
  const { event, host } = booking;
  const { answerUntil } = event;
  await desk.write(host, 'draftReceived', `event ${eventId}`, {
    firstName: host.firstName,
    link: desk.pageAt(pages.hostEvents),
    words: { event: event.name },
    facts: [
      ...hostFacts(booking),
      ...(answerUntil === null ? [] : [fact('newsBy', { atSeconds: answerUntil.getTime() / 1000 })]),
    ],
  });
}

export async function tellDraftSuggested(desk: NewsDesk, eventId: number, round: number): Promise<void> {
  const proposed = await readProposed(desk, eventId);
  if (proposed === undefined) return;
  const booking = await readBooking(desk.transaction, eventId);
  const { event, host } = booking;
  await desk.write(host, 'draftSuggested', `event ${eventId} round ${round}`, {
    firstName: host.firstName,
    link: desk.pageAt(draftCartPath(eventId)),
    words: { event: event.name, providers: proposed },
    facts: hostFacts(booking),
  });
}

/** Instead of a provider who does not come; `draftId` is a copy of the event with others in it. */
export async function tellReplacementsOffered(
  desk: NewsDesk,
  lineId: number,
  draftId: number,
): Promise<void> {
  const proposed = await readProposed(desk, draftId);
  if (proposed === undefined) return;
  const { booking, provider } = await readBookingOfLine(desk.transaction, lineId);
  const { event, host } = booking;
  await desk.write(host, 'replacementsOffered', `line ${lineId}`, {
    firstName: host.firstName,
    link: desk.pageAt(draftCartPath(draftId)),
    words: { event: event.name, provider: { people: [provider.name] }, providers: proposed },
    facts: hostFacts(booking),
  });
}

/** The names of those who are proposed; nothing when they have been taken back since. */
async function readProposed(
  { transaction }: NewsDesk,
  draftId: number,
): Promise<{ people: string[] } | undefined> {
  const repository = newsRepository(transaction);
  const ids = await repository.listSuggested(draftId);
  if (ids.length === 0) return undefined;
  const people = await repository.listPeople(ids);
  return { people: people.map(({ name }) => name) };
}
