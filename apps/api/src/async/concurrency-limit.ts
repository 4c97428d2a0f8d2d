/** Thrown when too much work is waiting; the error handler answers it with 503. */
class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  readonly statusCode = 503;
}

type Limit = {
  readonly max: number;
  /** Further work is refused when this much is waiting, which bounds memory and waiting times. */
  readonly maxWaiting: number;
};

type RunLimited = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Returns a function that runs at most `max` pieces of work at a time; the others wait in the order they came. */
export function createConcurrencyLimit({ max, maxWaiting }: Limit): RunLimited {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < max) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => void waiting.push(resolve));
    else throw new QueueFullError('too much work is waiting');
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Hands the place to the next one directly, so that new work cannot overtake waiting work.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Limits the work of each key separately. Forgets a key when its last work ends. */
export function createConcurrencyLimitPerKey(
  limit: Limit,
): <Value>(key: string, work: () => Promise<Value>) => Promise<Value> {
  const lanes = new Map<string, { readonly run: RunLimited; users: number }>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? { run: createConcurrencyLimit(limit), users: 0 };
    lanes.set(key, lane);
    lane.users += 1;
    try {
      return await lane.run(work);
    } finally {
      lane.users -= 1;
      if (lane.users === 0) lanes.delete(key);
    }
  };
}
