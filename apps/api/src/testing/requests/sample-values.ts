/** Values that many rows share; the clock of the tests stands at noon of 15 June 2026 in Toronto. */

export const password = 'Demo!123';
export const phoneNumber = '416 555 0100';
export const postalCode = 'M5V 2T6';

/** Of the catalogue, or of a provider whom anybody may name: these belong to nobody. */
export const someId = 1;

/** 1 July 2026, and 14:00 of it in Toronto. */
export const eventDay = Date.UTC(2026, 6, 1) / 1000;
export const eventStart = eventDay + 18 * 3600;

export const place = { currentLocation: '1 King St W, Toronto', longitude: -79.38, latitude: 43.65 };

export const answers = [
  { questionTypeId: 5, answer: 'Everybody' },
  { questionTypeId: 7, answer: 'Candid' },
] as const;
