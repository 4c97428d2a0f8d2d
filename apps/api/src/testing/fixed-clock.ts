import type { Clock } from '../ports/clock.ts';

export type FixedClock = Clock & { readonly advanceSeconds: (seconds: number) => void };

/** Returns a clock that stands still until it is advanced, by default at noon in Toronto on an ordinary day. */
export function fixedClock(nowMs = Date.UTC(2026, 5, 15, 16)): FixedClock {
  let currentMs = nowMs;
  return {
    nowMs: () => currentMs,
    advanceSeconds: (seconds) => {
      currentMs += seconds * 1000;
    },
  };
}
