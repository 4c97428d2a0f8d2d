const longestWaitMs = 5000;

/** Runs a task when the page is idle; in Safari, which does not report that, after a while. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(task, { timeout: longestWaitMs });
  else setTimeout(task, longestWaitMs);
}
