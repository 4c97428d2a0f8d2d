/** Lets so many pieces of work run at a time; the others wait their turn. */
export function boundedWork(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so that nobody who comes now gets in before those who wait.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
