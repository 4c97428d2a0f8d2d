import type { EventStatus } from '@repo/domain/machine/event-machine';

/** Whether an event may be booked again for another day: once it is over or cancelled. */
export const canBookAgain = (status: EventStatus): boolean => status === 'completed' || status === 'cancel';
