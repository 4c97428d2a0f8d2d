import { discardDeadJob, listDeadJobs, retryDeadJob } from '@repo/contracts/operator/dead-jobs';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { DeadJob } from '../../ports/jobs.ts';

type DeadJobCommands = {
  readonly list: () => Promise<readonly DeadJob[]>;
  readonly retry: (author: Author, id: string) => Promise<Result<null, ErrorCode>>;
  readonly discard: (author: Author, id: string) => Promise<Result<null, ErrorCode>>;
};

export const deadJobCalls = ({ list, retry, discard }: DeadJobCommands): readonly OperatorCall[] => [
  operatorCall(listDeadJobs, async () => {
    const jobs = await list();
    return ok(jobs.map(({ failedAtSeconds, ...job }) => ({ ...job, failedAt: failedAtSeconds })));
  }),
  operatorCall(retryDeadJob, ({ params }, author) => retry(author, params.jobId)),
  operatorCall(discardDeadJob, ({ params }, author) => discard(author, params.jobId)),
];
