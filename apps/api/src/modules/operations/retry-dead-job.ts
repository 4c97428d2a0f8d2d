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

/**
 * Writes the retry down before it asks for it: the queue works in a transaction of its own, and a line about a retry
 * that did not come about is better than a retry without a line.
 */
export async function retryDeadJob(
  deps: AuditDeps & { readonly jobs: DeadJobs },
  author: Author,
  id: string,
): Promise<Result<null, ErrorCode>> {
  const dead = (await listDeadJobs(deps.jobs)).find((job) => job.id === id);
  if (dead === undefined) return fail('object_does_not_exist');
  const { name, reason, tries } = dead;
  const change = {
    action: 'retry',
    object: { kind: 'dead job', id },
    before: { name, reason, tries },
    after: null,
  };
  const written = await auditedChange(deps, author, async () => ok({ value: null, changes: [change] }));
  if (!written.ok) return written;
  return (await deps.jobs.retryDead(id)) ? ok(null) : fail('object_does_not_exist');
}
