/** Returns the address of a place in the maps of the device. */
export const mapUrl = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Returns the link that calls a phone number. */
export const phoneUrl = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
