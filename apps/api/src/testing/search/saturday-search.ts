const seconds = (iso: string): number => Date.parse(iso) / 1000;

/** A search for a Saturday morning in downtown Toronto, three weeks after the fixed clock. */
export const saturdaySearch = {
  eventDate: seconds('2026-07-04'),
  userLatitude: 43.65,
  userLongitude: -79.38,
  sBStartTime: seconds('2026-07-04T10:00-04:00'),
  duration: 2,
  postalCode: 'M5V 2T6',
};
