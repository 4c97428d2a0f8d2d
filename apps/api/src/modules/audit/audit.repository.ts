import type { AuditEntry } from '@repo/contracts/operator/audit-log';
import type { Author } from '../../operator/author.ts';
import { paged } from '../../database/paged.ts';
import type { Paged } from '../../database/paged.ts';
import type { Database } from '../../database/schema.ts';

/** A change of an object, with its fields before and after; null if it did not exist. */
export type AuditedChange = {
  /** Such as `add` or `change`. */
  readonly action: string;
  readonly object: { readonly kind: string; readonly id: number | string };
  readonly before: object | null;
  readonly after: object | null;
};

type AuditFilter = {
  readonly objectKind?: string | undefined;
  readonly objectId?: string | undefined;
  readonly page?: number | undefined;
};

export type AuditRecord = Omit<AuditEntry, 'at' | 'before' | 'after'> & {
  readonly at: Date;
  readonly before: unknown;
  readonly after: unknown;
};

export const auditRepository = (database: Database) => ({
  write: async (changes: readonly AuditedChange[], author: Author, at: Date): Promise<void> => {
    if (changes.length === 0) return;
    const by = columnsOf(author);
    const rows = changes.map(({ action, object, before, after }) => ({
      ...by,
      at,
      action,
      objectKind: object.kind,
      objectId: String(object.id),
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
    }));
    await database.insertInto('audit').values(rows).execute();
  },

  /** Lists the newest first: a page, or the first hundred, with the total. */
  list: ({ objectKind, objectId, page }: AuditFilter): Promise<Paged<AuditRecord>> => {
    const matching = database
      .selectFrom('audit')
      .$if(objectKind !== undefined, (query) => query.where('objectKind', '=', objectKind ?? ''))
      .$if(objectId !== undefined, (query) => query.where('objectId', '=', objectId ?? ''))
      .select([
        'id',
        'at',
        'operatorId',
        'providerId',
        'commandLineUser',
        'action',
        'objectKind',
        'objectId',
        'before',
        'after',
      ])
      .orderBy('id', 'desc');
    return paged(matching, page);
  },
});

function columnsOf(author: Author) {
  if (author.kind === 'command line') return { commandLineUser: author.user };
  return author.kind === 'operator' ? { operatorId: author.accountId } : { providerId: author.accountId };
}
