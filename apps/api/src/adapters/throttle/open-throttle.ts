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
  /** Absent: the database counts. */
  readonly redisUrl: string | undefined;
  readonly warn: (reason: unknown) => void;
};

type OpenThrottle = {
  readonly throttle: Throttle;
  /** Takes away the counts whose time has ended. */
  readonly sweep: () => Promise<void>;
  readonly close: () => void;
};

/** Where the product counts: in Redis when there is one, in the database otherwise and while Redis is away. */
export function openThrottle({ database, clock, keys, redisUrl, warn }: Deps): OpenThrottle {
  const inDatabase = postgresThrottle(database, clock, keys);
  const { sweep } = inDatabase;
  if (redisUrl === undefined) return { throttle: inDatabase, sweep, close: () => undefined };
  const inRedis = redisThrottle(redisUrl, clock, keys, warn);
  return { throttle: throttleWithReserve(inRedis, inDatabase, warn), sweep, close: inRedis.close };
}
