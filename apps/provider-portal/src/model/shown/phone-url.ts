/** Returns the link that calls a phone number. */
export const phoneUrl = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
