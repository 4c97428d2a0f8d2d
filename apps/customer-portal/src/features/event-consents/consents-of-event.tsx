import { useHostEventQuery } from '../../model/api/host-event.ts';
import { EventConsents } from './event-consents.tsx';

/** The consents of one event; nothing before it is loaded, which its page says. */
export function ConsentsOfEvent({ eventId }: { readonly eventId: number }) {
  const { data: event } = useHostEventQuery(eventId);
  return event === undefined ? null : <EventConsents event={event} />;
}
