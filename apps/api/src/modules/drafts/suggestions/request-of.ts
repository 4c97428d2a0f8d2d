import type { AvailabilityRequest } from '../../matching/matching.module.ts';
import type { EventRecord } from '../../orders/orders.module.ts';

/** What an event asks of its providers. */
export const requestOf = (event: EventRecord): AvailabilityRequest => ({
  startsAtSeconds: event.providerStartsAt.getTime() / 1000,
  durationHours: event.durationHours,
  location: { latitude: event.latitude, longitude: event.longitude },
  postalCode: event.postalCode,
});
