import { fact } from '../mail-content/event-facts.ts';
import { pages } from '../notification-context.ts';
import type { NotificationContext } from '../notification-context.ts';
import { loadBookingOfLine } from '../booking/load-booking.ts';

/** Tells a provider about the host's first review of them; later changes of it are not announced. */
export async function onProviderReviewed(context: NotificationContext, lineId: number): Promise<void> {
  const { booking, line, provider } = await loadBookingOfLine(context.transaction, lineId);
  const { event, host } = booking;
  await context.sendMail(provider, 'providerReviewed', `line ${lineId}`, {
    firstName: provider.firstName,
    link: context.pageAt(pages.portfolio),
    words: { event: event.name, host: { people: [host.firstName] } },
    facts: [fact('event', event.name), fact('eventId', event.publicId)],
  });
  await context.notify({
    receiverId: line.providerId,
    senderId: event.hostId,
    eventId: event.id,
    type: 'reviewed',
    about: `line ${lineId}`,
  });
}
