import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { postalCodeRepository } from './postal-code.repository.ts';

const kind = 'postal code';

type Served = { readonly code: string }[];

/** Adds served areas and returns all of them. */
export const serveAreas = (
  deps: AuditDeps,
  author: Author,
  codes: readonly string[],
): Promise<Result<Served, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const repository = postalCodeRepository(transaction);
    const added = await repository.add(codes);
    const changes = added.map((code) => ({
      action: 'add',
      object: { kind, id: code },
      before: null,
      after: { code },
    }));
    return ok({ value: await repository.list(), changes });
  });

/** Removes a served area. Existing bookings stay. */
export const stopServingArea = (
  deps: AuditDeps,
  author: Author,
  code: string,
): Promise<Result<Served, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const repository = postalCodeRepository(transaction);
    if (!(await repository.remove(code))) return fail('object_does_not_exist');
    const change = { action: 'remove', object: { kind, id: code }, before: { code }, after: null };
    return ok({ value: await repository.list(), changes: [change] });
  });
