import type { Pool, PoolClient } from 'pg';
import type { Notes, StoredKind, StoredObjects } from '../objects/stripe-objects.ts';

export type NewObject<Kind extends StoredKind> = {
  readonly kind: Kind;
  readonly body: StoredObjects[Kind];
  readonly parent?: string;
  readonly notes?: Kind extends keyof Notes ? Notes[Kind] : never;
  readonly changesAtSeconds?: number;
};

export type DueChange = { readonly id: string; readonly kind: string };

/** The objects of one account. Whoever asks with the key of another account finds nothing of them. */
export const objectRepository = (client: PoolClient, account: string) => ({
  add: async <Kind extends StoredKind>(object: NewObject<Kind>): Promise<void> => {
    await client.query(
      `insert into sandbox.stripe_object (id, account, kind, parent, body, notes, changes_at_seconds)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        object.body.id,
        account,
        object.kind,
        object.parent ?? null,
        JSON.stringify(object.body),
        object.notes === undefined ? null : JSON.stringify(object.notes),
        object.changesAtSeconds ?? null,
      ],
    );
  },

  /** `lock`: nobody else changes it before this transaction has ended. */
  find: async <Kind extends StoredKind>(
    kind: Kind,
    id: string,
    { lock = false } = {},
  ): Promise<StoredObjects[Kind] | undefined> => {
    const { rows } = await client.query<{ body: StoredObjects[Kind] }>(
      `select body from sandbox.stripe_object where id = $1 and account = $2 and kind = $3
       ${lock ? 'for update' : ''}`,
      [id.replaceAll('\0', ''), account, kind],
    );
    return rows[0]?.body;
  },

  notesOf: async <Kind extends keyof Notes>(kind: Kind, id: string): Promise<Notes[Kind] | undefined> => {
    const { rows } = await client.query<{ notes: Notes[Kind] }>(
      'select notes from sandbox.stripe_object where id = $1 and account = $2 and kind = $3',
      [id.replaceAll('\0', ''), account, kind],
    );
    return rows[0]?.notes;
  },

  /** Keeps what an object has become; unless told otherwise, it does not change by itself any more. */
  change: async (
    body: StoredObjects[StoredKind],
    { changesAtSeconds }: { readonly changesAtSeconds?: number } = {},
  ): Promise<void> => {
    await client.query(
      'update sandbox.stripe_object set body = $2, changes_at_seconds = $3 where id = $1 and account = $4',
      [body.id, JSON.stringify(body), changesAtSeconds ?? null, account],
    );
  },

  remove: async (id: string): Promise<void> => {
    await client.query('delete from sandbox.stripe_object where id = $1 and account = $2', [id, account]);
  },

  /** What belongs to an object, the newest first. */
  listOf: async <Kind extends StoredKind>(kind: Kind, parent: string): Promise<StoredObjects[Kind][]> => {
    const { rows } = await client.query<{ body: StoredObjects[Kind] }>(
      `select body from sandbox.stripe_object where parent = $1 and account = $2 and kind = $3
       order by position desc`,
      [parent.replaceAll('\0', ''), account, kind],
    );
    return rows.map(({ body }) => body);
  },

  /** What is to change by itself, always in the same order, so that two processes cannot wait for each other. */
  lockDue: async (nowSeconds: number): Promise<DueChange[]> => {
    const { rows } = await client.query<DueChange>(
      `select id, kind from sandbox.stripe_object where account = $1 and changes_at_seconds <= $2
       order by id for update`,
      [account, nowSeconds],
    );
    return rows;
  },

  /** What came in, less what was given back and passed on. */
  balanceCents: async (currency: string): Promise<number> => {
    const { rows } = await client.query<{ cents: string }>(
      `select coalesce(sum(case kind
           when 'charge' then (body ->> 'amount')::bigint - (body ->> 'amount_refunded')::bigint
           when 'transfer' then (body ->> 'amount_reversed')::bigint - (body ->> 'amount')::bigint
         end), 0) as cents
       from sandbox.stripe_object
       where account = $1 and kind in ('charge', 'transfer') and body ->> 'currency' = $2`,
      [account, currency],
    );
    return Number(rows[0]?.cents ?? 0);
  },
});

export type Objects = ReturnType<typeof objectRepository>;

export async function hasDueChange(pool: Pool, account: string, nowSeconds: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from sandbox.stripe_object where account = $1 and changes_at_seconds <= $2 limit 1',
    [account, nowSeconds],
  );
  return rowCount === 1;
}
