import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Deps } from '../../deps.ts';
import type { Author } from '../../operator/author.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { auditRepository } from './audit.repository.ts';
import type { AuditedChange } from './audit.repository.ts';

type Changed<Value> = { readonly value: Value; readonly changes: readonly AuditedChange[] };

export type AuditDeps = Pick<Deps, 'database' | 'clock'>;

/** Runs a change in a transaction and adds its lines to the audit log, except for changes without effect. */
export async function auditedChange<Value>(
  { database, clock }: AuditDeps,
  author: Author,
  change: (transaction: Database) => Promise<Result<Changed<Value>, ErrorCode>>,
): Promise<Result<Value, ErrorCode>> {
  try {
    return await inTransaction(database, async (transaction) => {
      const changed = await change(transaction);
      if (!changed.ok) return changed;
      const changes = changed.value.changes.filter(({ before, after }) => !isDeepStrictEqual(before, after));
      await auditRepository(transaction).write(changes, author, new Date(clock.nowMs()));
      return ok(changed.value.value);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return fail('one_or_more_fields_exists_already');
    throw error;
  }
}
