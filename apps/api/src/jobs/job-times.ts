const firstPauseSeconds = 10;

/** No job waits longer than this for its next try. */
export const longestPauseSeconds = 6 * 60 * 60;

/** How long a job waits after it has failed for the `tries`-th time. */
export const pauseAfter = (tries: number): number =>
  Math.min(firstPauseSeconds * 2 ** (tries - 1), longestPauseSeconds);

/** When work that comes back falls due next: at the next full interval, the same one for every process. */
export const nextRunMs = (nowMs: number, everySeconds: number): number => {
  const everyMs = everySeconds * 1000;
  return (Math.floor(nowMs / everyMs) + 1) * everyMs;
};
