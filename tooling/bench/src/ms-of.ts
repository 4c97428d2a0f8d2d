export const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
};

/** Returns a function that repeats work for some seconds and returns how often it was done per second. */
export const perSecond =
  (work: () => Promise<unknown>) =>
  async (seconds: number): Promise<number> => {
    const startedMs = performance.now();
    let times = 0;
    let tookSeconds = 0;
    while (tookSeconds < seconds) {
      await work();
      times += 1;
      tookSeconds = (performance.now() - startedMs) / 1000;
    }
    return times / tookSeconds;
  };
