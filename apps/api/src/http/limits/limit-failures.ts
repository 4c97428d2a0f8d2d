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
  const settle = (outcome: Outcome): Promise<unknown> =>
    Promise.all(limits.map((limit) => settleOne(throttle, limit, outcome)));
  const result = await work().catch(async (error: unknown) => {
    // What broke the work may keep this from being written down as well; the first of the two is the one to tell.
    await settle('other').catch(() => undefined);
    throw error;
  });
  if (result.ok) await settle('success');
  else await settle(result.failure === counts ? 'counted' : 'other');
  return orFail(result);
}

/** How a piece of work ended: well, with the failure that counts, or with anything else. */
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
