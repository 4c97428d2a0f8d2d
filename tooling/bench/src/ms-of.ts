export const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
};
