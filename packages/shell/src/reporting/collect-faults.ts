/** More faults of the same crash add nothing. */
const mostWaiting = 20;

export type Faults = {
  /** Passes the collected and all later faults to one receiver. */
  readonly handTo: (report: (fault: unknown) => void) => void;
  /** Calls back with each fault that has no receiver yet. */
  readonly onWaiting: (hurry: () => void) => void;
};

/** Collects the faults of a page until it is known whether they may be reported. */
export function collectFaults(): Faults {
  const waiting: unknown[] = [];
  const listeners = new AbortController();
  let report: ((fault: unknown) => void) | undefined;
  let hurry: () => void = () => undefined;
  const add = (fault: unknown): void => {
    if (report !== undefined) return report(fault);
    if (waiting.length < mostWaiting) waiting.push(fault);
    hurry();
  };
  const { signal } = listeners;
  globalThis.addEventListener('error', ({ error }) => add(error), { signal });
  globalThis.addEventListener('unhandledrejection', ({ reason }) => add(reason), { signal });
  return {
    handTo: (take) => {
      // The receiver listens to the page itself.
      listeners.abort();
      report = take;
      for (const fault of waiting.splice(0)) take(fault);
    },
    onWaiting: (ask) => {
      hurry = ask;
      if (waiting.length > 0) ask();
    },
  };
}
