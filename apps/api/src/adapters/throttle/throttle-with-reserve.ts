import type { Throttle } from '../../ports/throttle.ts';

/**
 * Counts in the one place, and in the other while the first does not answer. Limits then begin anew there, which
 * lets somebody try twice as often; letting everybody try for ever, or nobody at all, would be worse.
 */
export function throttleWithReserve(
  first: Throttle,
  reserve: Throttle,
  onFailure: (reason: unknown) => void,
): Throttle {
  const orElse = async <Value>(work: (throttle: Throttle) => Promise<Value>): Promise<Value> => {
    try {
      return await work(first);
    } catch (error) {
      onFailure(error);
      return work(reserve);
    }
  };
  return {
    take: (rule, subject) => orElse((throttle) => throttle.take(rule, subject)),
    giveBack: (rule, subject) => orElse((throttle) => throttle.giveBack(rule, subject)),
    check: (rule, subject) => orElse((throttle) => throttle.check(rule, subject)),
    reset: (rule, subject) => orElse((throttle) => throttle.reset(rule, subject)),
  };
}
