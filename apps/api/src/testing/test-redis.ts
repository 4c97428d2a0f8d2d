import { Redis } from 'ioredis';

/** The Redis server of the machine, which other tests may use at the same time. */
export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

/** Returns why tests of Redis cannot run on this machine, or false if they can. */
export async function whyNoRedis(): Promise<string | false> {
  const probe = new Redis(redisUrl, { lazyConnect: true, retryStrategy: null, connectTimeout: 500 });
  probe.on('error', () => undefined);
  return probe
    .connect()
    .then(() => false as const)
    .catch(() => `no Redis answers at ${redisUrl}`)
    .finally(() => probe.disconnect());
}
