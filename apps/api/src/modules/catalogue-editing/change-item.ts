import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import type { KeptList } from './kept-list.ts';

/** Changes what is given and leaves the rest. */
export const changeItem = <Item extends { readonly id: number }, New, Changes>(
  deps: AuditDeps,
  author: Author,
  { kind, repository }: KeptList<Item, New, Changes>,
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
