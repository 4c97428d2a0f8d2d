import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { AvailabilityRequest } from '../../search/search.module.ts';
import type { EventRecord } from '../../orders/orders.module.ts';

/** Returns the availability that an event needs. */
export const requestOf = (event: EventRecord): AvailabilityRequest => ({
  startsAtSeconds: secondsOf(event.providerStartsAt),
  durationHours: event.durationHours,
  location: { latitude: event.latitude, longitude: event.longitude },
  postalCode: event.postalCode,
});
