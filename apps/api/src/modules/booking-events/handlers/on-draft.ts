import { draftCartPath } from '@repo/domain/booking-flow/draft-route';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import { fact, hostFacts } from '../mail-content/event-facts.ts';
import { pages } from '../notification-context.ts';
import type { NotificationContext } from '../notification-context.ts';
import { personRepository } from '../booking/person.repository.ts';
import { loadBooking, loadBookingOfLine } from '../booking/load-booking.ts';

/** Confirms a draft to its host, with the time by which suggestions follow (I-R02). */
export async function onDraftReceived(context: NotificationContext, eventId: number): Promise<void> {
  const booking = await loadBooking(context.transaction, eventId);
  const { event, host } = booking;
  const { answerUntil } = event;
  await context.sendMail(host, 'draftReceived', `event ${eventId}`, {
    firstName: host.firstName,
    link: context.pageAt(pages.hostEvents),
    words: { event: event.name },
    facts: [
      ...hostFacts(booking),
      ...(answerUntil === null ? [] : [fact('newsBy', { atSeconds: secondsOf(answerUntil) })]),
    ],
  });
}

export async function onDraftSuggested(
  context: NotificationContext,
  eventId: number,
  round: number,
): Promise<void> {
  const suggested = await loadSuggested(context, eventId);
  if (suggested === undefined) return;
  const booking = await loadBooking(context.transaction, eventId);
  const { event, host } = booking;
  await context.sendMail(host, 'draftSuggested', `event ${eventId} round ${round}`, {
    firstName: host.firstName,
    link: context.pageAt(draftCartPath(eventId)),
    words: { event: event.name, providers: suggested },
    facts: hostFacts(booking),
  });
}

/** Offers the host other providers for a lost line; `draftId` is a copy of the event with them in its cart. */
export async function onReplacementsOffered(
  context: NotificationContext,
  lineId: number,
  draftId: number,
): Promise<void> {
  const suggested = await loadSuggested(context, draftId);
  if (suggested === undefined) return;
  const { booking, provider } = await loadBookingOfLine(context.transaction, lineId);
  const { event, host } = booking;
  await context.sendMail(host, 'replacementsOffered', `line ${lineId}`, {
    firstName: host.firstName,
    link: context.pageAt(draftCartPath(draftId)),
    words: { event: event.name, provider: { people: [provider.name] }, providers: suggested },
    facts: hostFacts(booking),
  });
}

/** Returns the names of the suggested providers; undefined when the suggestions were withdrawn since. */
async function loadSuggested(
  { transaction }: NotificationContext,
  draftId: number,
): Promise<{ people: string[] } | undefined> {
  const repository = personRepository(transaction);
  const ids = await repository.listSuggestedProviders(draftId);
  if (ids.length === 0) return undefined;
  const people = await repository.listPeople(ids);
  return { people: people.map(({ name }) => name) };
}
