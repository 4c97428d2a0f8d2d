import type { ThrottleAnswer, ThrottleRule } from '../../ports/throttle.ts';

/** Judges a count: at least a second is left to wait, as long as its time has not ended. */
export function throttleAnswer(
  { most }: ThrottleRule,
  count: number,
  endsAtMs: number,
  nowMs: number,
): ThrottleAnswer {
  if (count <= most) return { isAllowed: true };
  return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAtMs - nowMs) / 1000)) };
}
