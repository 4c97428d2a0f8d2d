import { listAudit } from '@repo/contracts/operator/audit-log';
import { ok } from '@repo/domain/result';
import type { Deps } from '../../deps.ts';
import { answerPage } from '../../http/answer.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { presentAudit } from './audit.presenter.ts';
import { auditRepository } from './audit.repository.ts';

export { auditedChange } from './audited-change.ts';
export type { AuditedChange } from './audit.repository.ts';
export type { AuditDeps } from './audited-change.ts';

/** The operators' call that lists the audit log. */
export const auditModule = ({ database }: Pick<Deps, 'database'>): readonly OperatorCall[] => [
  operatorCall(listAudit, async ({ query }) => {
    const { items, total } = await auditRepository(database).list(query);
    return ok(answerPage({ items: presentAudit(items), total }));
  }),
];
