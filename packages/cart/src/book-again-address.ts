/** The address parameter of the booking that names the event to book again. */
export const bookAgainParameter = 'again';

/** Returns the address of the booking that is filled in with an event that is over. */
export const bookAgainPath = (eventId: number): string => `/event_booking?${bookAgainParameter}=${eventId}`;
