import type { Pool, PoolClient } from 'pg';

export type DueChange = { readonly id: string; readonly kind: string };

/** Queries over all objects of an account. */
export const accountRepository = (client: PoolClient, account: string) => ({
  /** Locks due changes in a fixed order, which avoids deadlocks. */
  lockDue: async (nowSeconds: number): Promise<DueChange[]> => {
    const { rows } = await client.query<DueChange>(
      `select id, kind from sandbox.stripe_object where account = $1 and changes_at_seconds <= $2
       order by id for update`,
      [account, nowSeconds],
    );
    return rows;
  },

  /** Returns payments less refunds and transfers. */
  balanceCents: async (currency: string, { lock = false } = {}): Promise<number> => {
    // Two transfers at the same time must not both count on the same money.
    if (lock) await client.query('select pg_advisory_xact_lock(4000003, hashtext($1))', [account]);
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

export type Account = ReturnType<typeof accountRepository>;

export async function hasDueChange(pool: Pool, account: string, nowSeconds: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from sandbox.stripe_object where account = $1 and changes_at_seconds <= $2 limit 1',
    [account, nowSeconds],
  );
  return rowCount === 1;
}

/** Whether there is a webhook to send or a due change. */
export async function hasWork(pool: Pool, account: string, nowSeconds: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from sandbox.stripe_delivery where account = $1 and due_at_seconds <= $2
     union all
     select from sandbox.stripe_object where account = $1 and changes_at_seconds <= $2
     limit 1`,
    [account, nowSeconds],
  );
  return rowCount === 1;
}
