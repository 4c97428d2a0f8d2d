import type { Redis } from 'ioredis';

type Subscription = PromiseWithResolvers<void> & { readonly listen: (frame: Buffer) => void };
type Wanted = Map<string, Subscription>;
type Tell = (error: unknown) => void;

export type RedisSubscriptions = {
  readonly add: (name: string, listen: (frame: Buffer) => void) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  readonly close: () => void;
};

/** Redis understood, and refused. Any other failure is one of the connection. */
const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'ReplyError';

/** Asks for one channel; once more if the connection is lost, when there is a new one. */
async function ask(subscriber: Redis, name: string, wanted: Wanted, tell: Tell): Promise<void> {
  const subscription = wanted.get(name);
  if (subscription === undefined || subscriber.status !== 'ready') return;
  try {
    await subscriber.subscribe(name);
    subscription.resolve();
  } catch (error) {
    if (!isRefusal(error)) return;
    if (wanted.get(name) === subscription) wanted.delete(name);
    subscription.reject(error);
    tell(error);
  }
}

/** Answers how to stop. */
function listenTo(subscriber: Redis, wanted: Wanted, answersWithinMs: number, tell: Tell): () => void {
  subscriber.on('error', tell);
  subscriber.on('ready', () => {
    for (const name of wanted.keys()) void ask(subscriber, name, wanted, tell);
  });
  subscriber.on('messageBuffer', (name: Buffer, frame: Buffer) => {
    try {
      wanted.get(name.toString())?.listen(frame);
    } catch (error) {
      tell(error);
    }
  });
  // Who only listens would never learn that the line is dead.
  const heartbeat = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(tell);
  }, answersWithinMs).unref();
  return () => {
    clearInterval(heartbeat);
    subscriber.disconnect();
  };
}

/**
 * What one connection to Redis listens to. Redis hears of each change in the order of the calls, so that who joins,
 * leaves and joins again has joined in the end.
 */
export function redisSubscriptions(
  subscriber: Redis,
  answersWithinMs: number,
  tell: Tell,
): RedisSubscriptions {
  const wanted: Wanted = new Map();
  const stop = listenTo(subscriber, wanted, answersWithinMs, tell);
  let isClosed = false;
  return {
    add: async (name, listen) => {
      if (isClosed) throw new Error('The backplane is closed.');
      if (wanted.has(name)) throw new Error(`Somebody listens to ${name} already.`);
      const subscription = { ...Promise.withResolvers<void>(), listen };
      wanted.set(name, subscription);
      void ask(subscriber, name, wanted, tell);
      await subscription.promise;
    },
    remove: async (name) => {
      const subscription = wanted.get(name);
      if (subscription === undefined) return;
      wanted.delete(name);
      // Who still waits to be in has left: there is nothing to wait for.
      subscription.resolve();
      if (subscriber.status === 'ready') await subscriber.unsubscribe(name).catch(() => undefined);
    },
    close: () => {
      isClosed = true;
      stop();
      for (const { reject } of wanted.values()) reject(new Error('The backplane is closed.'));
      wanted.clear();
    },
  };
}
