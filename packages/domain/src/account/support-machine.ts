import type { Machine } from '../machine/transition.ts';

/** The states of a support request, in the order of its life. */
export const supportStates = ['open', 'answered', 'closed'] as const;
export type SupportState = (typeof supportStates)[number];
export type SupportMove = 'answer' | 'close';

/** A request is answered once, because the answer goes out by email, and closed once, with or without an answer. */
export const supportMachine: Machine<SupportState, SupportMove> = {
  moves: {
    open: { answer: 'answered', close: 'closed' },
    answered: { close: 'closed' },
    closed: {},
  },
};
