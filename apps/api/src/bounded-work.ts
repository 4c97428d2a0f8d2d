/** The HTTP server makes "service unavailable" of the status, as it does of refusals by the framework. */
class TooBusy extends Error {
  override readonly name = 'TooBusy';
  readonly statusCode = 503;
}

type Bounds = {
  readonly most: number;
  /** Whoever comes when so many are waiting, is refused: memory and patience are bounded too. */
  readonly mostWaiting: number;
};

type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Lets so many pieces of work run at a time; the others wait their turn. */
export function boundedWork({ most, mostWaiting }: Bounds): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => void waiting.push(resolve));
    else throw new TooBusy('too much is waiting already');
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

/** The same for each key by itself; a key is known as long as there is work of it. */
export function boundedWorkPerKey(
  bounds: Bounds,
): <Value>(key: string, work: () => Promise<Value>) => Promise<Value> {
  const lanes = new Map<string, { readonly inTurn: InTurn; users: number }>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? { inTurn: boundedWork(bounds), users: 0 };
    lanes.set(key, lane);
    lane.users += 1;
    try {
      return await lane.inTurn(work);
    } finally {
      lane.users -= 1;
      if (lane.users === 0) lanes.delete(key);
    }
  };
}
