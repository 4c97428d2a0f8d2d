import type { ThrottleAnswer, ThrottleRule } from '../../ports/throttle.ts';

/** Returns whether a count is within the rule, and otherwise how long to wait: at least one second. */
export function throttleAnswer(
  { most }: ThrottleRule,
  count: number,
  endsAtMs: number,
  nowMs: number,
): ThrottleAnswer {
  if (count <= most) return { isAllowed: true };
  return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAtMs - nowMs) / 1000)) };
}
