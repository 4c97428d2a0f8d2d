import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Deps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import type { Author } from '../../operator/author.ts';
import type { DeadJob } from '../../ports/jobs.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';

export type DeadJobDeps = AuditDeps & Pick<Deps, 'jobs'>;

type Ended = Promise<Result<null, ErrorCode>>;

/** Requeues a dead job, with its count of tries back at zero. */
export const retryDeadJob = (deps: DeadJobDeps, author: Author, id: string): Ended =>
  endDeadJob(deps, author, id, {
    action: 'retry',
    end: async (transaction) => {
      const retried = await deps.jobs.retryDead(id, transaction);
      return retried === undefined ? fail('object_does_not_exist') : ok(retried);
    },
  });

/** Deletes a dead job with its payload, unless it moves money; the audit log keeps its name and why it failed. */
export const discardDeadJob = (deps: DeadJobDeps, author: Author, id: string): Ended =>
  endDeadJob(deps, author, id, {
    action: 'discard',
    end: (transaction) => deps.jobs.discardDead(id, transaction),
  });

type Ending = {
  readonly action: 'retry' | 'discard';
  readonly end: (transaction: Database) => Promise<Result<DeadJob, ErrorCode>>;
};

const endDeadJob = (deps: DeadJobDeps, author: Author, id: string, { action, end }: Ending): Ended =>
  auditedChange(deps, author, async (transaction) => {
    const dead = await end(transaction);
    if (!dead.ok) return dead;
    const { name, reason, tries } = dead.value;
    const before = { name, reason, tries };
    return ok({
      value: null,
      changes: [{ action, object: { kind: 'dead job', id }, before, after: null }],
    });
  });
