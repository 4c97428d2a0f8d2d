// Values shared by the sample requests. The clock of the tests stands at noon on 15 June 2026 in Toronto.

export const password = 'Demo!123';
export const phoneNumber = '416 555 0100';
export const postalCode = 'M5V 2T6';

/** An id of an object without an owner: an entry of the catalogue, or a provider. */
export const someId = 1;

/** 1 July 2026, and 14:00 on that day in Toronto. */
export const eventDay = Date.UTC(2026, 6, 1) / 1000;
export const eventStart = eventDay + 18 * 3600;

export const place = { currentLocation: '1 King St W, Toronto', longitude: -79.38, latitude: 43.65 };

export const answers = [
  { questionTypeId: 5, answer: 'The whole family' },
  { questionTypeId: 7, answer: 'Candid' },
] as const;
