import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { sentBooking } from '../bookings/sent-booking.ts';
import { readEventState } from '../bookings/read-event-state.ts';
import type { Drive } from './drive-booking.ts';
import type { Flow, Outcome, World } from './flows.ts';

/**
 * Returns what a host would miss: a paid event that is not listed, or a provider who is neither booked nor available to
 * the same host in the same slot.
 */
export async function findStuck(
  drive: Drive,
  database: Database,
  { world: { host, providers, startsAtSeconds } }: { readonly world: World },
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly eventId: number; readonly bookedIds: readonly number[] }>`
    select b.event_id,
      coalesce(array_agg(l.provider_id) filter (where l.request in ('pending', 'accepted')), '{}') as "bookedIds"
    from booking_order b join order_line l on l.order_id = b.id
    where b.state = 'paid' group by b.event_id`.execute(database);
  const listed = [...(await drive.listEvents(host, 'upcoming')), ...(await drive.listEvents(host, 'cancel'))];
  const missing = rows
    .filter(({ eventId }) => !listed.includes(eventId))
    .map(({ eventId }) => `the host does not see the paid event ${eventId}`);
  const bookedIds = rows.flatMap((row) => row.bookedIds);
  const freeIds = providers.map(({ accountId }) => accountId).filter((id) => !bookedIds.includes(id));
  if (freeIds.length === 0) return missing;
  const again = sentBooking({ hostId: host.accountId, providerIds: freeIds, startsAtSeconds });
  const { status, body } = await drive.tryCheckout(host, again);
  return status === 200
    ? missing
    : [...missing, `the free providers cannot be booked again: ${status} ${JSON.stringify(body)}`];
}

/** Returns how the outcome of a flow differs from the one that is expected without a kill. */
export async function findUnfinished(database: Database, { outcome }: Flow): Promise<readonly string[]> {
  const reached = await outcomeOfFirst(database);
  return isDeepStrictEqual(reached, outcome) ? [] : [`it ended as ${JSON.stringify(reached)}`];
}

/** Returns the state of the first event and how much of the payment was refunded according to the ledger. */
async function outcomeOfFirst(database: Database): Promise<Outcome> {
  const { id } = await database
    .selectFrom('event')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { event, lines } = await readEventState({ database }, id);
  const { rows } = await sql<{ readonly paid: number; readonly kept: number }>`
    select coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::int as paid,
      coalesce(sum(amount_cents), 0)::int as kept
    from ledger_entry where account = 'card'`.execute(database);
  const [{ paid, kept } = { paid: 0, kept: 0 }] = rows;
  return {
    event,
    lines: lines.map(({ kind, state }) => `${kind} ${state}`),
    refunded: kept === paid ? 'nothing' : kept === 0 ? 'all' : 'a part',
  };
}
