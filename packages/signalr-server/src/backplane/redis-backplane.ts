import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import type { Backplane } from './backplane.ts';
import { readFrame, writeFrame } from './broadcast-frame.ts';
import { faultTeller } from './fault-teller.ts';
import type { Observe } from './fault-teller.ts';
import { redisSubscriptions } from './redis-subscriptions.ts';

type RedisSettings = Omit<RedisOptions, 'replyMapping'>;

export type RedisBackplaneOptions = {
  readonly url: string;
  /** Stands before every channel, for a Redis that others use too. */
  readonly prefix?: string;
  /** For settings that a URL has no room for. The ones given must hold: delivery rests on them. */
  readonly connect?: (url: string, settings: RedisSettings) => Redis;
  /** How long Redis may be silent, when it should say something, before another connection to it is tried. */
  readonly answersWithinMs?: number;
  readonly observe?: Observe;
};

const longestPauseMs = 2000;

/** The pause before a connection is tried again: longer each time, and not the same on all nodes. */
const pauseMs = (times: number): number =>
  Math.min(50 * 2 ** (times - 1), longestPauseMs) * (0.5 + Math.random() / 2);

/** At most once, and in order: what cannot be sent now fails, and nothing is said again on another connection. */
const settingsFor = (answersWithinMs: number): RedisSettings => ({
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  socketTimeout: answersWithinMs,
  connectTimeout: answersWithinMs,
  retryStrategy: pauseMs,
});

/** Settled once a first attempt to connect has ended, well or not. */
const firstAttempt = (client: Redis): Promise<void> =>
  new Promise((resolve) => {
    client.once('ready', resolve);
    client.once('close', resolve);
    client.once('end', resolve);
  });

/**
 * Joins nodes over Redis' publish and subscribe. While Redis is away whatever is asked of it fails at once; what was
 * subscribed to is heard again when it is back, and what was published meanwhile is lost.
 */
export function redisBackplane({
  url,
  prefix = 'signalr',
  connect = (address, settings) => new Redis(address, settings),
  answersWithinMs = 5000,
  observe,
}: RedisBackplaneOptions): Backplane {
  const tell = faultTeller(observe);
  const settings = settingsFor(answersWithinMs);
  const publisher = connect(url, { ...settings, enableAutoPipelining: true });
  publisher.on('error', tell);
  const mayPublish = firstAttempt(publisher);
  const subscriber = connect(url, settings);
  const subscriptions = redisSubscriptions({
    subscriber,
    hasTried: firstAttempt(subscriber),
    heartbeatMs: answersWithinMs,
    tell,
  });
  const nameOf = (channel: string): string => `${prefix}:${channel}`;
  return {
    publish: async (channel, broadcast) => {
      await mayPublish;
      await publisher.publish(nameOf(channel), writeFrame(broadcast));
    },
    subscribe: (channel, listen) =>
      subscriptions.add(nameOf(channel), (frame) => {
        const broadcast = readFrame(frame);
        if (broadcast === null) throw new Error(`What came over ${channel} is no broadcast.`);
        listen(broadcast);
      }),
    unsubscribe: (channel) => subscriptions.remove(nameOf(channel)),
    close: async () => {
      subscriptions.close();
      publisher.disconnect();
    },
  };
}
