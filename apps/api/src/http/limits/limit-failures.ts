import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { Throttle, ThrottleAnswer, ThrottleRule } from '../../ports/throttle.ts';
import { orFail } from '../or-fail.ts';
import { RequestFailure } from '../request-failure.ts';

/** Counts one, and ends the request when there have been too many. */
export async function countCall(throttle: Throttle, rule: ThrottleRule, subject: string): Promise<void> {
  refuseTooMany(await throttle.take(rule, subject));
}

export type FailureLimit = {
  readonly rule: ThrottleRule;
  readonly subject: string;
  /** Whether a success makes up for the failures before it; for addresses it does not, one may have an own account. */
  readonly isForgivenBySuccess?: boolean;
  /**
   * Counted only once it has failed, which saves a statement. What runs at once is let through, so it is for what many
   * share, next to a limit that holds each of them back before.
   */
  readonly isCountedAfterwards?: boolean;
};

/**
 * Does something that may fail only so often. Where nothing else is said, it is counted before and given back
 * afterwards unless it failed in the way that counts: counting afterwards would let a thousand tries at once through.
 */
export async function limitFailures<Value>(
  throttle: Throttle,
  counts: ErrorCode,
  limits: readonly FailureLimit[],
  work: () => Promise<Result<Value, ErrorCode>>,
): Promise<Value> {
  for (const limit of limits) await admit(throttle, limit);
  const result = await work();
  const isCounted = !result.ok && result.failure === counts;
  await Promise.all(
    limits.map(async ({ rule, subject, isForgivenBySuccess = false, isCountedAfterwards = false }) => {
      if (isCounted) return isCountedAfterwards && throttle.take(rule, subject);
      if (result.ok && isForgivenBySuccess) return throttle.reset(rule, subject);
      return isCountedAfterwards || throttle.giveBack(rule, subject);
    }),
  );
  return orFail(result);
}

async function admit(
  throttle: Throttle,
  { rule, subject, isCountedAfterwards }: FailureLimit,
): Promise<void> {
  if (isCountedAfterwards !== true) return countCall(throttle, rule, subject);
  refuseTooMany(await throttle.check(rule, subject));
}

function refuseTooMany(answer: ThrottleAnswer): void {
  if (!answer.isAllowed) throw new RequestFailure('too_many_requests', [], answer.retryAfterSeconds);
}
