/** More of the same breakdown tells nothing new. */
const mostWaiting = 20;

export type Faults = {
  /** Hands over what was collected, and every later fault as it comes; only one can take them. */
  readonly handTo: (report: (fault: unknown) => void) => void;
  /** Asked at every fault that nobody takes yet. */
  readonly onWaiting: (hurry: () => void) => void;
};

/** Keeps the faults of a page until it is known whether and where they may be reported. */
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
      // What takes them listens to the page by itself.
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
