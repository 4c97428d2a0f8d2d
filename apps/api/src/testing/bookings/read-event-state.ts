import { sql } from 'kysely';
import type { TestApi } from '../test-api.ts';

type Line = {
  readonly kind: string;
  readonly state: string;
  readonly request: string | null;
  /** The state of the slot of the line. */
  readonly time: string | null;
};

/** Returns the status of an event, its lines in the order of their ids, and its refunds. */
export async function readEventState({ database }: Pick<TestApi, 'database'>, eventId: number) {
  const { status } = await database
    .selectFrom('event')
    .select('status')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  const { rows: lines } = await sql<Line>`
    select l.kind, l.state, l.request, o.state as time
    from order_line l
    join booking_order b on b.id = l.order_id
    left join occupancy o on o.id = l.occupancy_id
    where b.event_id = ${eventId} order by l.id`.execute(database);
  const { rows: refunds } = await sql<{ readonly reason: string; readonly cents: number }>`
    select r.reason, r.amount_cents as cents
    from refund r join booking_order b on b.id = r.order_id
    where b.event_id = ${eventId} order by r.id`.execute(database);
  return { event: status, lines, refunds };
}
