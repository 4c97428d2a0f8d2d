import type { Redis } from 'ioredis';

type Listen = (frame: Buffer) => void;

export type RedisSubscriptions = {
  readonly add: (name: string, listen: Listen) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  readonly close: () => void;
};

type Given = {
  readonly subscriber: Redis;
  /** Resolves when the first attempt to connect has ended, successfully or not. */
  readonly hasTried: Promise<void>;
  readonly heartbeatMs: number;
  readonly reportFailure: (error: unknown) => void;
};

/** Whether Redis refused a command; other errors are connection failures, reported elsewhere. */
const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'ReplyError';

/** Reports the loss of a working connection; failed attempts are errors of the client. */
function watch(subscriber: Redis, reportFailure: Given['reportFailure']): void {
  let isUp = false;
  subscriber.on('error', reportFailure);
  subscriber.on('ready', () => {
    isUp = true;
  });
  subscriber.on('close', () => {
    if (isUp)
      reportFailure(new Error('The connection to Redis was lost, and with it what was published meanwhile.'));
    isUp = false;
  });
}

/**
 * The subscriptions of a Redis connection. Changes are sent in call order, so that join, leave, join ends subscribed.
 * A new connection restores all current subscriptions; the client library's own mechanism loses them when connections
 * break in quick succession.
 */
export function redisSubscriptions({
  subscriber,
  hasTried,
  heartbeatMs,
  reportFailure,
}: Given): RedisSubscriptions {
  const wanted = new Map<string, Listen>();
  let isClosed = false;
  const tellRefusal = (error: unknown): void => {
    if (isRefusal(error)) reportFailure(error);
  };
  watch(subscriber, reportFailure);
  subscriber.on('ready', () => {
    for (const name of wanted.keys()) subscriber.subscribe(name).catch(tellRefusal);
  });
  subscriber.on('messageBuffer', (name: Buffer, frame: Buffer) => {
    try {
      wanted.get(name.toString())?.(frame);
    } catch (error) {
      reportFailure(error);
    }
  });
  // A connection that only listens would not notice that it is dead.
  const heartbeat = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(tellRefusal);
  }, heartbeatMs).unref();

  return {
    add: async (name, listen) => {
      if (isClosed) throw new Error('The backplane is closed.');
      if (wanted.has(name)) throw new Error(`${name} already has a listener.`);
      wanted.set(name, listen);
      await hasTried;
      await subscriber.subscribe(name);
    },
    remove: async (name) => {
      if (!wanted.delete(name)) return;
      await hasTried;
      // A lost connection has nothing to unsubscribe.
      await subscriber.unsubscribe(name).catch(() => undefined);
    },
    close: () => {
      isClosed = true;
      clearInterval(heartbeat);
      subscriber.removeAllListeners('close');
      subscriber.disconnect();
      wanted.clear();
    },
  };
}
