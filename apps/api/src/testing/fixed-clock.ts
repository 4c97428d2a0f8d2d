import type { Clock } from '../ports/clock.ts';

export type FixedClock = Clock & { readonly advanceSeconds: (seconds: number) => void };

/** Stands at noon in Toronto on a day without anything special, until it is moved. */
export function fixedClock(nowMs = Date.UTC(2026, 5, 15, 16)): FixedClock {
  let standsAtMs = nowMs;
  return {
    nowMs: () => standsAtMs,
    advanceSeconds: (seconds) => {
      standsAtMs += seconds * 1000;
    },
  };
}
