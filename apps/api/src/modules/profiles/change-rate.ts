import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { dollarsOf } from '@repo/domain/money/dollars';
import { cents } from '@repo/domain/money/cents';
import type { Cents } from '@repo/domain/money/cents';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { providerRepository } from './provider.repository.ts';

/** Sets the hourly rate of a provider for future bookings. */
export const changeRate = (
  deps: AuditDeps,
  author: Author,
  providerId: number,
  hourlyRate: Cents,
): Promise<Result<Cents, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const providers = providerRepository(transaction);
    const before = await providers.lockRate(providerId);
    if (before === undefined) return fail('object_does_not_exist');
    await providers.setHourlyRate(providerId, hourlyRate);
    const change = {
      action: 'change',
      object: { kind: 'provider rate', id: providerId },
      before: { hourlyRate: dollarsOf(cents(before)) },
      after: { hourlyRate: dollarsOf(hourlyRate) },
    };
    return ok({ value: hourlyRate, changes: [change] });
  });
