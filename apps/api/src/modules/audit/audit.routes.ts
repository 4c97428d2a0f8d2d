import { listAudit } from '@repo/contracts/operator/audit-log';
import type { AuditEntry } from '@repo/contracts/operator/audit-log';
import { ok } from '@repo/domain/result';
import { answerPage } from '../../http/answer.ts';
import type { Paged } from '../../database/paged.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { AuditFilter } from './audit.repository.ts';

type AuditQuery = (filter: AuditFilter) => Promise<Paged<AuditEntry>>;

export const auditCalls = (list: AuditQuery): readonly OperatorCall[] => [
  operatorCall(listAudit, async ({ query }) => ok(answerPage(await list(query)))),
];
