/** Which provider is busy when: holds, requested and accepted bookings. */
export { acceptSlot, releaseSlot } from './answer-slot.ts';
export { findExtensionHours } from './extension-hours.ts';
export { confirmHolds, mergeSlots, releaseSlots } from './held-slots.ts';
export type { HeldSlot } from './held-slots.ts';
export { areSlotsTaken, lockCalendars, reserveSlot, reserveSlots } from './reserve-slots.ts';
