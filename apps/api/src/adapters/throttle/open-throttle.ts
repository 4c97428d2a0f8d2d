import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Throttle } from '../../ports/throttle.ts';
import type { Keys } from '../../secrets.ts';
import { postgresThrottle } from './postgres-throttle.ts';
import { redisThrottle } from './redis-throttle.ts';
import { throttleWithReserve } from './throttle-with-reserve.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  /** Absent: counts in the database. */
  readonly redisUrl: string | undefined;
  readonly warn: (reason: unknown) => void;
};

type OpenThrottle = {
  readonly throttle: Throttle;
  /** Deletes the counts whose window has ended. */
  readonly sweep: () => Promise<void>;
  readonly close: () => void;
};

/** Counts in Redis if it is configured, and in the database otherwise or while Redis is unavailable. */
export function openThrottle({ database, clock, keys, redisUrl, warn }: Deps): OpenThrottle {
  const inDatabase = postgresThrottle(database, clock, keys);
  const { sweep } = inDatabase;
  if (redisUrl === undefined) return { throttle: inDatabase, sweep, close: () => undefined };
  const inRedis = redisThrottle(redisUrl, clock, keys, warn);
  return { throttle: throttleWithReserve(inRedis, inDatabase, warn), sweep, close: inRedis.close };
}
