import type { HubEvent } from '../hub-events.ts';

export type Observe = (event: HubEvent) => void;

/** Reports a failure to the observer; an exception of the observer must not cost a message. */
export const failureReporter =
  (observe: Observe | undefined) =>
  (error: unknown): void => {
    try {
      observe?.({ is: 'failed', where: 'backplane', error });
    } catch {
      // There is no one left to report to.
    }
  };
