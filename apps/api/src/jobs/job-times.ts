const firstPauseSeconds = 10;

/** The longest pause before the next attempt. */
export const longestPauseSeconds = 6 * 60 * 60;

/** Returns the pause after the `tries`-th failure. */
export const pauseAfter = (tries: number): number =>
  Math.min(firstPauseSeconds * 2 ** (tries - 1), longestPauseSeconds);

/** Returns the next run of repeating work: the next multiple of the interval, so that all processes agree on it. */
export const nextRunMs = (nowMs: number, everySeconds: number): number => {
  const everyMs = everySeconds * 1000;
  return (Math.floor(nowMs / everyMs) + 1) * everyMs;
};
