import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { Throttle, ThrottleRule } from '../../ports/throttle.ts';
import { orFail } from '../or-fail.ts';
import { RequestFailure } from '../request-failure.ts';

/** Counts one, and ends the request when there have been too many. */
export async function countCall(throttle: Throttle, rule: ThrottleRule, subject: string): Promise<void> {
  const answer = await throttle.take(rule, subject);
  if (!answer.isAllowed) throw new RequestFailure('too_many_requests', [], answer.retryAfterSeconds);
}

export type FailureLimit = {
  readonly rule: ThrottleRule;
  readonly subject: string;
  /** Whether a success makes up for the failures before it; for addresses it does not, one may have an own account. */
  readonly isForgivenBySuccess?: boolean;
};

/**
 * Does something that may fail only so often. Everything is counted before and given back afterwards unless it
 * failed in the way that counts: counting failures afterwards would let a thousand tries at once all through.
 */
export async function limitFailures<Value>(
  throttle: Throttle,
  counts: ErrorCode,
  limits: readonly FailureLimit[],
  work: () => Promise<Result<Value, ErrorCode>>,
): Promise<Value> {
  for (const { rule, subject } of limits) await countCall(throttle, rule, subject);
  const settle = (isSuccess: boolean): Promise<unknown> =>
    Promise.all(
      limits.map(({ rule, subject, isForgivenBySuccess = false }) =>
        isSuccess && isForgivenBySuccess ? throttle.reset(rule, subject) : throttle.giveBack(rule, subject),
      ),
    );
  const result = await work().catch(async (error: unknown) => {
    // What broke the work may keep this from being written down as well; the first of the two is the one to tell.
    await settle(false).catch(() => undefined);
    throw error;
  });
  if (!result.ok && result.failure === counts) throw new RequestFailure(counts);
  await settle(result.ok);
  return orFail(result);
}
