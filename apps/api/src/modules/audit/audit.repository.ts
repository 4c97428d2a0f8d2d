import type { AuditEntry } from '@repo/contracts/operator/audit-log';
import { screenLimits } from '@repo/domain/limits';
import { sql } from 'kysely';
import type { Author } from '../../operator/author.ts';
import type { Database } from '../../database/schema.ts';

/** What stood there before and what after, in the fields that operators see; nothing where there was no object. */
export type AuditedChange = {
  /** Such as `add` or `change`. */
  readonly action: string;
  readonly object: { readonly kind: string; readonly id: number | string };
  readonly before: object | null;
  readonly after: object | null;
};

export type AuditFilter = {
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
    const by =
      author.kind === 'operator' ? { operator_id: author.accountId } : { command_line_user: author.user };
    const rows = changes.map(({ action, object, before, after }) => ({
      ...by,
      at,
      action,
      object_kind: object.kind,
      object_id: String(object.id),
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
    }));
    await database.insertInto('audit').values(rows).execute();
  },

  /** The newest first: a page with the number of all, or the first hundred. */
  list: async ({
    objectKind,
    objectId,
    page,
  }: AuditFilter): Promise<{ entries: readonly AuditRecord[]; total: number }> => {
    const matching = database
      .selectFrom('audit')
      .$if(objectKind !== undefined, (query) => query.where('object_kind', '=', objectKind ?? ''))
      .$if(objectId !== undefined, (query) => query.where('object_id', '=', objectId ?? ''));
    const entries = await matching
      .select([
        'id',
        'at',
        'operator_id as operatorId',
        'command_line_user as commandLineUser',
        'action',
        'object_kind as objectKind',
        'object_id as objectId',
        'before',
        'after',
      ])
      .orderBy('id', 'desc')
      .limit(page === undefined ? screenLimits.unpagedItems : screenLimits.pageSize)
      .offset(((page ?? 1) - 1) * screenLimits.pageSize)
      .execute();
    const { total } = await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
    return { entries, total };
  },
});
