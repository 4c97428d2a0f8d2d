import { screenLimits } from '@repo/domain/limits';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { deadJobCalls } from './dead-jobs.routes.ts';
import { discardDeadJob, retryDeadJob } from './end-dead-job.ts';
import type { DeadJobDeps } from './end-dead-job.ts';

export type { DeadJobDeps } from './end-dead-job.ts';

/** The operators' calls on jobs that failed for good. */
export const deadJobOperations = (deps: DeadJobDeps): readonly OperatorCall[] =>
  deadJobCalls({
    list: () => deps.jobs.listDead(screenLimits.unpagedItems),
    retry: (author, id) => retryDeadJob(deps, author, id),
    discard: (author, id) => discardDeadJob(deps, author, id),
  });
