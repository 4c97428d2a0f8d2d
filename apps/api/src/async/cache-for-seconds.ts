import type { Clock } from '../ports/clock.ts';

export type CachedValue<Value> = {
  readonly read: () => Promise<Value>;
  /** Drops the value after a change, so that the next read loads it. */
  readonly invalidate: () => void;
};

/** How long a change made by another process may stay unseen here. */
const cachedForMs = 5000;

/** Caches a value for a few seconds. Concurrent readers share one load; errors are never cached. */
export function cacheForSeconds<Value>(load: () => Promise<Value>, clock: Clock): CachedValue<Value> {
  let cached: { readonly value: Promise<Value>; readonly untilMs: number } | undefined;
  return {
    read: () => {
      const nowMs = clock.nowMs();
      if (cached === undefined || nowMs >= cached.untilMs) {
        const loading = { value: load(), untilMs: nowMs + cachedForMs };
        loading.value.catch(() => {
          if (cached === loading) cached = undefined;
        });
        cached = loading;
      }
      return cached.value;
    },
    invalidate: () => {
      cached = undefined;
    },
  };
}
