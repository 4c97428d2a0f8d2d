import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { dollarsOf } from '@repo/domain/money/dollars';
import type { Cents } from '@repo/domain/money/cents';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';

/** What profiles know of the rate of a provider; nothing where there is no such provider. */
export type ProviderRates = {
  readonly lock: (transaction: Database, providerId: number) => Promise<Cents | undefined>;
  readonly set: (transaction: Database, providerId: number, hourlyRate: Cents) => Promise<void>;
};

/** What is booked keeps the rate it was booked at. */
export const changeRate = (
  deps: AuditDeps & { readonly rates: ProviderRates },
  author: Author,
  providerId: number,
  hourlyRate: Cents,
): Promise<Result<Cents, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const before = await deps.rates.lock(transaction, providerId);
    if (before === undefined) return fail('object_does_not_exist');
    await deps.rates.set(transaction, providerId, hourlyRate);
    const change = {
      action: 'change',
      object: { kind: 'provider rate', id: providerId },
      before: { hourlyRate: dollarsOf(before) },
      after: { hourlyRate: dollarsOf(hourlyRate) },
    };
    return ok({ value: hourlyRate, changes: [change] });
  });
