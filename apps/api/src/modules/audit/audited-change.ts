import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { allOrNothing } from '../../database/all-or-nothing.ts';
import type { Database } from '../../database/schema.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import type { Clock } from '../../ports/clock.ts';
import { auditRepository } from './audit.repository.ts';
import type { AuditedChange } from './audit.repository.ts';

type Changed<Value> = { readonly value: Value; readonly changes: readonly AuditedChange[] };

export type AuditDeps = { readonly database: Database; readonly clock: Clock };

/**
 * Runs a change in a transaction and writes down what it changed: both, or neither. A change that changed nothing
 * leaves no line.
 */
export async function auditedChange<Value>(
  { database, clock }: AuditDeps,
  author: Author,
  change: (transaction: Database) => Promise<Result<Changed<Value>, ErrorCode>>,
): Promise<Result<Value, ErrorCode>> {
  try {
    return await allOrNothing(database, async (transaction) => {
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
