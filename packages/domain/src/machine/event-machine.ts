import type { Machine } from './transition.ts';

export type EventStatus = 'completed' | 'upcoming' | 'pending' | 'cancel' | 'draft' | 'reelOnly';
export type EventMove = 'request' | 'accept' | 'complete' | 'cancel';

/**
 * The status of an event. The last answer moves it from pending to upcoming, or to completed if the other
 * providers have checked out by then. A new provider for a declined one moves it back to pending.
 */
export const eventMachine: Machine<EventStatus, EventMove> = {
  moves: {
    draft: { request: 'pending', accept: 'upcoming', cancel: 'cancel' },
    reelOnly: { cancel: 'cancel' },
    pending: { accept: 'upcoming', complete: 'completed', cancel: 'cancel' },
    upcoming: { request: 'pending', complete: 'completed', cancel: 'cancel' },
    completed: {},
    cancel: {},
  },
};
