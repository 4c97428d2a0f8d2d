import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import type { Backplane } from './backplane.ts';
import { readFrame, writeFrame } from './broadcast-frame.ts';
import { failureReporter } from './failure-reporter.ts';
import type { Observe } from './failure-reporter.ts';
import { redisSubscriptions } from './redis-subscriptions.ts';

type RedisSettings = Omit<RedisOptions, 'replyMapping'>;

export type RedisBackplaneOptions = {
  readonly url: string;
  /** Prefix of every channel, for a shared Redis. */
  readonly prefix?: string;
  /**
   * Creates the client with settings that a URL cannot hold. The given settings must be applied: delivery depends on
   * them.
   */
  readonly connect?: (url: string, settings: RedisSettings) => Redis;
  /** How long Redis may be unresponsive before a reconnect. */
  readonly answersWithinMs?: number;
  readonly observe?: Observe;
};

const longestPauseMs = 2000;

/** Returns the delay before a reconnect: growing, with jitter. */
const pauseMs = (times: number): number =>
  Math.min(50 * 2 ** (times - 1), longestPauseMs) * (0.5 + Math.random() / 2);

/** At most once and in order: commands that cannot be sent fail, and none is repeated on another connection. */
const settingsFor = (answersWithinMs: number): RedisSettings => ({
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  socketTimeout: answersWithinMs,
  connectTimeout: answersWithinMs,
  retryStrategy: pauseMs,
});

/** Resolves when the first attempt to connect has ended, successfully or not. */
const firstAttempt = (client: Redis): Promise<void> =>
  new Promise((resolve) => {
    client.once('ready', resolve);
    client.once('close', resolve);
    client.once('end', resolve);
  });

/**
 * Connects nodes over Redis Pub/Sub. While Redis is unavailable every operation fails at once; subscriptions are
 * restored afterwards, and messages published meanwhile are lost.
 */
export function redisBackplane({
  url,
  prefix = 'signalr',
  connect = (address, settings) => new Redis(address, settings),
  answersWithinMs = 5000,
  observe,
}: RedisBackplaneOptions): Backplane {
  const reportFailure = failureReporter(observe);
  const settings = settingsFor(answersWithinMs);
  const publisher = connect(url, { ...settings, enableAutoPipelining: true });
  publisher.on('error', reportFailure);
  const mayPublish = firstAttempt(publisher);
  const subscriber = connect(url, settings);
  const subscriptions = redisSubscriptions({
    subscriber,
    hasTried: firstAttempt(subscriber),
    heartbeatMs: answersWithinMs,
    reportFailure,
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
