import { ConsentsOfEvent } from '../features/event-consents/consents-of-event.tsx';
import { EventGallery } from '../features/event-gallery/event-gallery.tsx';

/** The gallery of an event, with what its host agrees to. */
export function GalleryTab({ eventId }: { readonly eventId: number }) {
  return <EventGallery eventId={eventId} consents={<ConsentsOfEvent eventId={eventId} />} />;
}
