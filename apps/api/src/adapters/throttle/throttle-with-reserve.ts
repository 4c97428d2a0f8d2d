import type { Throttle } from '../../ports/throttle.ts';

/**
 * Counts in `first`, and in `reserve` while `first` fails. Counts start at zero there, which allows up to twice the
 * attempts; that is better than unlimited attempts or none.
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
