import type { HubEvent } from '../hub-events.ts';

export type Observe = (event: HubEvent) => void;

/** Tells what went wrong to whoever observes; a throw of theirs must not cost a message. */
export const faultTeller =
  (observe: Observe | undefined) =>
  (error: unknown): void => {
    try {
      observe?.({ is: 'failed', where: 'backplane', error });
    } catch {
      // There is nobody left to tell.
    }
  };
