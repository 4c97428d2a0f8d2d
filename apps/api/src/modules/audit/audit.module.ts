import type { Database } from '../../database/schema.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { presentAudit } from './audit.presenter.ts';
import { auditRepository } from './audit.repository.ts';
import { auditCalls } from './audit.routes.ts';

export { auditedChange } from './audited-change.ts';
export type { AuditedChange } from './audit.repository.ts';
export type { AuditDeps } from './audited-change.ts';

/** What operators can read of what operators did. */
export function auditModule({ database }: { readonly database: Database }): readonly OperatorCall[] {
  const repository = auditRepository(database);
  return auditCalls(async (filter) => {
    const { entries, total } = await repository.list(filter);
    return { items: presentAudit(entries), total };
  });
}
