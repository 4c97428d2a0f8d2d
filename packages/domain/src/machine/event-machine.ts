import type { Machine } from './transition.ts';

export type EventStatus = 'completed' | 'upcoming' | 'pending' | 'cancel' | 'draft' | 'reelOnly';
export type EventMove = 'request' | 'accept' | 'complete' | 'cancel';

/**
 * How the status of an event may move. The last open answer takes it from pending to upcoming, or to
 * completed if the others have left by then; a new provider for a declined one takes it back to pending.
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
