import type { Deps } from '../../deps.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { presentAudit } from './audit.presenter.ts';
import { auditRepository } from './audit.repository.ts';
import { auditCalls } from './audit.routes.ts';

export { auditedChange } from './audited-change.ts';
export type { AuditedChange } from './audit.repository.ts';
export type { AuditDeps } from './audited-change.ts';

/** The operators' call that lists the audit log. */
export function auditModule({ database }: Pick<Deps, 'database'>): readonly OperatorCall[] {
  const repository = auditRepository(database);
  return auditCalls(async (filter) => {
    const { items, total } = await repository.list(filter);
    return { items: presentAudit(items), total };
  });
}
