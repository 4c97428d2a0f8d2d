import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import type { EditedList } from './edited-list.ts';

export const addItem = <Item extends { readonly id: number }, New, Changes>(
  deps: AuditDeps,
  author: Author,
  { kind, repository }: EditedList<Item, New, Changes>,
  given: New,
): Promise<Result<Item, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const after = await repository(transaction).add(given);
    const change = { action: 'add', object: { kind, id: after.id }, before: null, after };
    return ok({ value: after, changes: [change] });
  });
