import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { screenLimits } from '@repo/domain/limits';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import type { DeadJob, Jobs } from '../../ports/jobs.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';

export type DeadJobs = Pick<Jobs, 'listDead' | 'retryDead'>;

export const listDeadJobs = (jobs: DeadJobs): Promise<readonly DeadJob[]> =>
  jobs.listDead(screenLimits.unpagedItems);

/** Has a dead job tried again from the first try on. */
export const retryDeadJob = (
  deps: AuditDeps & { readonly jobs: DeadJobs },
  author: Author,
  id: string,
): Promise<Result<null, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const dead = await deps.jobs.retryDead(id, transaction);
    if (dead === undefined) return fail('object_does_not_exist');
    const { name, reason, tries } = dead;
    const before = { name, reason, tries };
    return ok({
      value: null,
      changes: [{ action: 'retry', object: { kind: 'dead job', id }, before, after: null }],
    });
  });
