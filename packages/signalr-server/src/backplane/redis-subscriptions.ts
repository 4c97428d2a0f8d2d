import type { Redis } from 'ioredis';

type Listen = (frame: Buffer) => void;

export type RedisSubscriptions = {
  readonly add: (name: string, listen: Listen) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  readonly close: () => void;
};

type Given = {
  readonly subscriber: Redis;
  /** Settled once a first attempt to connect has ended, well or not. */
  readonly hasTried: Promise<void>;
  readonly heartbeatMs: number;
  readonly tell: (error: unknown) => void;
};

/** Redis understood, and refused; whatever else fails is the connection, of which is told otherwise. */
const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'ReplyError';

/** Tells when a connection is lost that has worked; attempts that fail are errors of the client. */
function watch(subscriber: Redis, tell: Given['tell']): void {
  let isUp = false;
  subscriber.on('error', tell);
  subscriber.on('ready', () => {
    isUp = true;
  });
  subscriber.on('close', () => {
    if (isUp) tell(new Error('The connection to Redis was lost, and with it what was published meanwhile.'));
    isUp = false;
  });
}

/**
 * What one connection to Redis listens to. Redis hears of each change in the order of the calls, so that who joins,
 * leaves and joins again has joined in the end; a new connection begins with all that is wanted then. The client
 * library's own way would forget it when connections are lost in quick succession.
 */
export function redisSubscriptions({ subscriber, hasTried, heartbeatMs, tell }: Given): RedisSubscriptions {
  const wanted = new Map<string, Listen>();
  let isClosed = false;
  const tellRefusal = (error: unknown): void => {
    if (isRefusal(error)) tell(error);
  };
  watch(subscriber, tell);
  subscriber.on('ready', () => {
    for (const name of wanted.keys()) subscriber.subscribe(name).catch(tellRefusal);
  });
  subscriber.on('messageBuffer', (name: Buffer, frame: Buffer) => {
    try {
      wanted.get(name.toString())?.(frame);
    } catch (error) {
      tell(error);
    }
  });
  // Who only listens would never learn that the line is dead.
  const heartbeat = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(tellRefusal);
  }, heartbeatMs).unref();

  return {
    add: async (name, listen) => {
      if (isClosed) throw new Error('The backplane is closed.');
      if (wanted.has(name)) throw new Error(`Somebody listens to ${name} already.`);
      wanted.set(name, listen);
      await hasTried;
      await subscriber.subscribe(name);
    },
    remove: async (name) => {
      if (!wanted.delete(name)) return;
      await hasTried;
      // On a connection that is lost there is nothing to take back.
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
