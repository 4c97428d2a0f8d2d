import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { createOperator } from './create-operator.ts';
import type { NewOperator } from './create-operator.ts';
import { passwordHashes } from './passwords/password-hashes.ts';

/** An operator is made, and it is written down by whom: who may do everything does not appear unseen. */
export const auditedOperator = (
  deps: AuditDeps,
  author: Author,
  operator: NewOperator,
): Promise<Result<{ id: number }, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const tools = { database: transaction, clock: deps.clock, hashes: passwordHashes() };
    const created = await createOperator(tools, operator);
    if (!created.ok) return created;
    const object = { kind: 'operator', id: created.value.id };
    const after = { firstName: operator.firstName, lastName: operator.lastName };
    return ok({ value: created.value, changes: [{ action: 'create', object, before: null, after }] });
  });
