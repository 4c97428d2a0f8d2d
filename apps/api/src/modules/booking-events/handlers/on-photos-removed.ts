import { loadBookingOfLine } from '../booking/load-booking.ts';
import type { BookingEvent } from '../booking-event.ts';
import { fact } from '../mail-content/event-facts.ts';
import { pages } from '../notification-context.ts';
import type { NotificationContext } from '../notification-context.ts';

type PhotosRemoved = Extract<BookingEvent, { what: 'photosRemoved' }>;

/** Tells a provider that photos have left their profile, which fewer hosts may now find. */
export async function onPhotosRemoved(
  context: NotificationContext,
  { lineId, consentId, count }: PhotosRemoved,
): Promise<void> {
  const { booking, line, provider } = await loadBookingOfLine(context.transaction, lineId);
  const { event, host } = booking;
  const about = `line ${lineId}, consent ${consentId}`;
  await context.sendMail(provider, 'photosRemoved', about, {
    firstName: provider.firstName,
    link: context.pageAt(pages.portfolio),
    words: { event: event.name, host: { people: [host.firstName] } },
    facts: [fact('removedPhotos', String(count)), fact('event', event.name), fact('eventId', event.publicId)],
  });
  await context.notify({
    receiverId: line.providerId,
    senderId: event.hostId,
    eventId: event.id,
    type: 'photosRemoved',
    about,
  });
}
