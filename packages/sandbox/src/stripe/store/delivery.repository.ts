import type { Pool, PoolClient } from 'pg';
import type { EventObject } from '../objects/stripe-objects.ts';

export type Delivery = {
  readonly id: string;
  readonly event: EventObject;
  readonly tries: number;
  readonly createdAtSeconds: number;
};

type Row = { id: string; body: EventObject; tries: number; created_at_seconds: string };

/** How long a process may take for a delivery before another one takes it over. */
const takenFor = '30 seconds';

/** Pending webhooks of an account. */
export const deliveryRepository = (client: Pool | PoolClient, account: string) => ({
  add: async (eventId: string, nowSeconds: number, dueAtSeconds: readonly number[]): Promise<void> => {
    await client.query(
      `insert into sandbox.stripe_delivery (account, event_id, created_at_seconds, due_at_seconds)
       select $1, $2, $3, unnest($4::bigint[])`,
      [account, eventId, nowSeconds, dueAtSeconds],
    );
  },

  /** The next one that is due and that no other process is sending. */
  takeDue: async (nowSeconds: number): Promise<Delivery | undefined> => {
    const { rows } = await client.query<Row>(
      `with taken as (
         update sandbox.stripe_delivery
         set taken_until = clock_timestamp() + interval '${takenFor}', tries = tries + 1
         where id = (
           select id from sandbox.stripe_delivery
           where account = $1 and due_at_seconds <= $2
             and (taken_until is null or taken_until < clock_timestamp())
           order by due_at_seconds, id limit 1 for update skip locked
         )
         returning id, event_id, tries, created_at_seconds
       )
       select taken.id, tries, created_at_seconds, body
       from taken join sandbox.stripe_object event on event.id = event_id`,
      [account, nowSeconds],
    );
    const [row] = rows;
    if (row === undefined) return undefined;
    const { id, tries, body: event, created_at_seconds } = row;
    return { id, tries, event, createdAtSeconds: Number(created_at_seconds) };
  },

  /** Whether another process is sending a due webhook. */
  isUnderWay: async (nowSeconds: number): Promise<boolean> => {
    const { rowCount } = await client.query(
      `select from sandbox.stripe_delivery
       where account = $1 and due_at_seconds <= $2 and taken_until >= clock_timestamp() limit 1`,
      [account, nowSeconds],
    );
    return rowCount === 1;
  },

  postpone: async (id: string, dueAtSeconds: number): Promise<void> => {
    await client.query(
      'update sandbox.stripe_delivery set due_at_seconds = $2, taken_until = null where id = $1',
      [id, dueAtSeconds],
    );
  },

  /** Removes a delivered or unwanted webhook. */
  remove: async (id: string): Promise<void> => {
    await client.query('delete from sandbox.stripe_delivery where id = $1', [id]);
  },
});
