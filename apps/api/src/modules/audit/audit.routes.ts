import { listAudit } from '@repo/contracts/operator/audit-log';
import type { AuditEntry } from '@repo/contracts/operator/audit-log';
import { ok } from '@repo/domain/result';
import { answer } from '../../http/answer.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { AuditFilter } from './audit.repository.ts';

type AuditQuery = (filter: AuditFilter) => Promise<{ items: AuditEntry[]; total: number }>;

export const auditCalls = (list: AuditQuery): readonly OperatorCall[] => [
  operatorCall(listAudit, async ({ query }) => {
    const { items, total } = await list(query);
    return ok(answer(items, { beside: { total } }));
  }),
];
