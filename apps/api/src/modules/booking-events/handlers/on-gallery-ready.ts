import { eventTabPath } from '@repo/domain/site/dashboard-address';
import { hostFacts } from '../mail-content/event-facts.ts';
import type { NotificationContext } from '../notification-context.ts';
import { loadBookingOfLine } from '../booking/load-booking.ts';

/** Tells the host that the gallery of an event is ready, once for each event, also when several providers deliver. */
export async function onGalleryReady(context: NotificationContext, lineId: number): Promise<void> {
  const { booking, provider } = await loadBookingOfLine(context.transaction, lineId);
  const { event, host } = booking;
  const about = `event ${event.id}`;
  await context.sendMail(host, 'galleryReady', about, {
    firstName: host.firstName,
    link: context.pageAt(eventTabPath(event.id, 'Gallery')),
    words: { event: event.name, provider: { people: [provider.name] } },
    facts: hostFacts(booking),
  });
  await context.notify({
    receiverId: host.id,
    senderId: provider.id,
    eventId: event.id,
    type: 'galleryReady',
    about,
  });
}
