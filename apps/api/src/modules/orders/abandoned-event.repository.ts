import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What stands in a required text that has been cleared. */
const cleared = '-';

export const abandonedEventRepository = (database: Database) => ({
  /** Locks unpaid events whose checkouts all ended before then without any money, and returns their ids. */
  lock: async (before: Date, limit: number): Promise<readonly number[]> => {
    const { rows } = await sql<{ id: number }>`
      select e.id from event e
      where e.status = 'unpaid' and e.created_at < ${before} and e.address <> ${cleared}
        and not exists (
          select from booking_order o
          where o.event_id = e.id and (
            o.state not in ('expired', 'replaced') or o.created_at >= ${before}
            or exists (select from payment p where p.order_id = o.id and p.state <> 'ended')
            or exists (select from ledger_transaction l where l.order_id = o.id)
          )
        )
      order by e.created_at limit ${limit} for update skip locked`.execute(database);
    return rows.map(({ id }) => id);
  },

  /** Removes everything that was entered for these events, and returns the names of the files that it mentioned. */
  clear: async (eventIds: readonly number[]): Promise<readonly string[]> => {
    await sql`delete from event_answer where event_id = any(${eventIds})`.execute(database);
    const { rows: briefs } = await sql<{ names: string[] }>`
      delete from recap_brief b using order_line l, booking_order o
      where l.id = b.order_line_id and o.id = l.order_id and o.event_id = any(${eventIds})
      returning array_remove(array[b.logo_name, b.music_name], null) as names`.execute(database);
    await sql`
      update payment set wanted = null from booking_order o
      where o.id = payment.order_id and o.event_id = any(${eventIds})`.execute(database);
    await sql`
      update event set name = ${cleared}, address = ${cleared}, postal_code = ${cleared}, apartment = '', notes = '',
        contact_name = '', contact_phone = '', latitude = 0, longitude = 0
      where id = any(${eventIds})`.execute(database);
    return briefs.flatMap(({ names }) => names);
  },
});
