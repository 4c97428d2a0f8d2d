import {
  discardDeadJob as discardEndpoint,
  listDeadJobs,
  retryDeadJob as retryEndpoint,
} from '@repo/contracts/operator/dead-jobs';
import { screenLimits } from '@repo/domain/limits';
import { ok } from '@repo/domain/result';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { discardDeadJob, retryDeadJob } from './end-dead-job.ts';
import type { DeadJobDeps } from './end-dead-job.ts';

export type { DeadJobDeps } from './end-dead-job.ts';

/** The operators' calls on jobs that failed for good. */
export const deadJobOperations = (deps: DeadJobDeps): readonly OperatorCall[] => [
  operatorCall(listDeadJobs, async () => {
    const jobs = await deps.jobs.listDead(screenLimits.unpagedItems);
    return ok(jobs.map(({ failedAtSeconds, ...job }) => ({ ...job, failedAt: failedAtSeconds })));
  }),
  operatorCall(retryEndpoint, ({ params }, author) => retryDeadJob(deps, author, params.jobId)),
  operatorCall(discardEndpoint, ({ params }, author) => discardDeadJob(deps, author, params.jobId)),
];
