import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { Throttle, ThrottleAnswer, ThrottleRule } from '../../ports/throttle.ts';
import { orFail } from '../or-fail.ts';
import { RequestFailure } from '../request-failure.ts';

/** Counts one request, and refuses it beyond the limit. */
export async function countCall(throttle: Throttle, rule: ThrottleRule, subject: string): Promise<void> {
  refuseTooMany(await throttle.take(rule, subject));
}

export type FailureLimit = {
  readonly rule: ThrottleRule;
  readonly subject: string;
  /** Whether a success resets the count; false for addresses, since an attacker may have an own account. */
  readonly isForgivenBySuccess?: boolean;
  /**
   * Counts after the failure, which saves a statement but lets concurrent requests through. Use it for subjects that
   * many share, together with a limit that counts before.
   */
  readonly isCountedAfterwards?: boolean;
};

/**
 * Runs work that may fail only a limited number of times. By default counts before the work and takes the count back
 * unless the work fails with a counted code, so that concurrent attempts cannot pass the limit.
 */
export async function limitFailures<Value>(
  throttle: Throttle,
  counts: ErrorCode | readonly ErrorCode[],
  limits: readonly FailureLimit[],
  work: () => Promise<Result<Value, ErrorCode>>,
): Promise<Value> {
  for (const limit of limits) await admit(throttle, limit);
  const settle = (outcome: Outcome): Promise<unknown> =>
    Promise.all(limits.map((limit) => settleOne(throttle, limit, outcome)));
  const result = await work().catch(async (error: unknown) => {
    // The count may fail for the same reason; the first error is the one to report.
    await settle('other').catch(() => undefined);
    throw error;
  });
  if (result.ok) await settle('success');
  else await settle([counts].flat().includes(result.failure) ? 'counted' : 'other');
  return orFail(result);
}

/** Returns how the work ended: with a success, a counted failure, or another outcome. */
type Outcome = 'success' | 'counted' | 'other';

async function settleOne(throttle: Throttle, limit: FailureLimit, outcome: Outcome): Promise<void> {
  const { rule, subject, isForgivenBySuccess = false, isCountedAfterwards = false } = limit;
  if (outcome === 'counted') {
    if (isCountedAfterwards) await throttle.take(rule, subject);
  } else if (outcome === 'success' && isForgivenBySuccess) await throttle.reset(rule, subject);
  else if (!isCountedAfterwards) await throttle.giveBack(rule, subject);
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
