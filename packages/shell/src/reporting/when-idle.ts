const longestWaitMs = 5000;

/** Once the page has nothing else to do; Safari does not tell, so there it is after a while. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(task, { timeout: longestWaitMs });
  else setTimeout(task, longestWaitMs);
}
