import { brand } from '@repo/domain/brand';
import { Redis } from 'ioredis';
import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { Throttle, ThrottleRule } from '../../ports/throttle.ts';
import type { Keys } from '../../secrets.ts';
import { throttleAnswer } from './throttle-answer.ts';
import { throttleSubject } from './throttle-subject.ts';

/** The time limit of Redis calls; after it the database counts instead. */
const commandTimeoutMs = 500;

/** How much longer Redis keeps a count, because its clock differs from the product's. */
const expiryMarginSeconds = 60;

/**
 * Reads a count, and adds `ARGV[4]` to it: a window that has ended restarts, unless an attempt is taken back, and a
 * count stops at one above the limit. Uses the time of the product (`ARGV[1]`), so that limits follow the sandbox clock;
 * the expiry of Redis only cleans up.
 */
const script = `
local now, most, seconds, step = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local found = redis.call('HMGET', KEYS[1], 'count', 'ends')
local count, ends = tonumber(found[1]), tonumber(found[2])
local isRunning = ends and ends > now and ends <= now + seconds * 1000
if not isRunning then
  count, ends = 0, now + seconds * 1000
end
if step > 0 or step < 0 and isRunning then
  count = math.max(0, math.min(count + step, most + 1))
  redis.call('HSET', KEYS[1], 'count', count, 'ends', string.format('%.0f', ends))
  redis.call('EXPIRE', KEYS[1], seconds + ${expiryMarginSeconds})
end
return { count, string.format('%.0f', ends) }
`;

const counted = z.tuple([z.number(), z.coerce.number()]);

type RedisThrottle = Throttle & { readonly close: () => void };

/** Counts in Redis, for deployments with too many processes for counts in the database. */
export function redisThrottle(
  url: string,
  clock: Clock,
  keys: Keys,
  onConnectionLost: (reason: Error) => void,
): RedisThrottle {
  const redis = new Redis(url, {
    commandTimeout: commandTimeoutMs,
    connectTimeout: commandTimeoutMs * 4,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', onConnectionLost);
  const keyOf = ({ name }: ThrottleRule, subject: string): string =>
    `${brand.slug}:throttle:${name}:${throttleSubject(subject, keys).toString('base64url')}`;
  const step = async (rule: ThrottleRule, subject: string, by: number) => {
    const nowMs = clock.nowMs();
    const reply = await redis.eval(script, 1, keyOf(rule, subject), nowMs, rule.most, rule.seconds, by);
    const [count, endsAtMs] = counted.parse(reply);
    return { count, endsAtMs, nowMs };
  };
  return {
    take: async (rule, subject) => {
      const { count, endsAtMs, nowMs } = await step(rule, subject, 1);
      return throttleAnswer(rule, count, endsAtMs, nowMs);
    },
    giveBack: async (rule, subject) => void (await step(rule, subject, -1)),
    check: async (rule, subject) => {
      const { count, endsAtMs, nowMs } = await step(rule, subject, 0);
      return throttleAnswer(rule, count + 1, endsAtMs, nowMs);
    },
    reset: async (rule, subject) => void (await redis.del(keyOf(rule, subject))),
    close: () => redis.disconnect(),
  };
}
