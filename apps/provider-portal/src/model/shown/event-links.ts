import { providerPagePath, providerTabPath } from '@repo/domain/site/dashboard-address';

/** Returns the address of a place in the maps of the device. */
export const mapUrl = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Returns the link that calls a phone number. */
export const phoneUrl = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** The parameters of My events in an address: the list, and the event that is open at first. */
export const listParameter = 'list';
export const eventParameter = 'event';

/** Returns the address of the gallery of an event. */
export const galleryPath = (eventId: number): string =>
  `${providerPagePath('Gallery')}?${eventParameter}=${eventId}`;

/** Returns the address of My events with an event open. */
export const eventPath = (eventId: number): string =>
  `${providerTabPath('MyEvents')}?${eventParameter}=${eventId}`;
