import type { EventDescription } from './order-record.ts';

/** Returns the place of an event in one line, for those who go there. */
export const placeOf = ({ address, apartment }: Pick<EventDescription, 'address' | 'apartment'>): string =>
  apartment.trim() === '' ? address : `${address}, ${apartment}`;
