import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import type { EditedList } from './edited-list.ts';

/** Changes the given fields of an item. */
export const changeItem = <Item extends { readonly id: number }, New, Changes>(
  deps: AuditDeps,
  author: Author,
  { kind, repository }: EditedList<Item, New, Changes>,
  id: number,
  changes: Changes,
): Promise<Result<Item, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const items = repository(transaction);
    const before = await items.lock(id);
    if (before === undefined) return fail('object_does_not_exist');
    const after = await items.change(id, changes);
    return ok({ value: after, changes: [{ action: 'change', object: { kind, id }, before, after }] });
  });
