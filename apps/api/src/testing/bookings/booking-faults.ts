import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { checkLedger } from '../../modules/ledger/ledger.module.ts';

/** Invariants: a fault by name, with a query for it that shares no code with the product. */
const faultQueries: Readonly<Record<string, (now: Date) => ReturnType<typeof sql<{ about: string }>>>> = {
  'a slot is taken without a live line': () => sql`
    select o.id || ' ' || o.state as about from occupancy o
    left join order_line l on l.occupancy_id = o.id
    left join booking_order b on b.id = l.order_id
    where o.state in ('hold', 'requested', 'accepted')
      and case o.state
        when 'hold' then b.state = 'open'
        when 'requested' then b.state = 'paid' and l.request = 'pending'
        else b.state = 'paid' and l.request = 'accepted'
      end is not true`,
  'a live line has no slot': () => sql`
    select l.id || ' ' || l.state as about from order_line l
    join booking_order b on b.id = l.order_id and b.state = 'paid'
    left join occupancy o on o.id = l.occupancy_id
    where l.kind = 'provider' and l.request in ('pending', 'accepted')
      and (o.state = case l.request when 'pending' then 'requested' else 'accepted' end) is not true`,
  'an order is open after its hold ended': (now) => sql`
    select id::text as about from booking_order where state = 'open' and holds_until < ${now}`,
  'a payment is not settled': (now) => sql`
    select order_id || ' ' || state as about from payment
    where state in ('asked', 'open') and session_ends_at < ${now}`,
  'a refund is not settled': () => sql`
    select id || ' ' || state as about from refund where state in ('asked', 'pending', 'failed')`,
  'an event has two paid bookings': () => sql`
    select event_id::text as about from booking_order where state = 'paid' and kind in (1, 2)
    group by event_id having count(*) > 1`,
  'an event has two open orders': () => sql`
    select event_id::text as about from booking_order where state = 'open' group by event_id having count(*) > 1`,
  'order numbers have gaps': () => sql`
    select max(number)::text as about from booking_order having max(number) <> 100000 + count(number)`,
  'the ledger differs from the card provider': () => sql`
    with taken as (
      select p.order_id, sum((o.body ->> 'amount_received')::bigint) as cents
      from sandbox.stripe_object o left join payment p on p.payment_intent_id = o.id
      where o.kind = 'payment_intent' and o.body ->> 'status' = 'succeeded' group by p.order_id
    ), given as (
      select p.order_id, sum((o.body ->> 'amount')::bigint) as cents
      from sandbox.stripe_object o left join payment p on p.payment_intent_id = o.body ->> 'payment_intent'
      where o.kind = 'refund' and o.body ->> 'status' = 'succeeded' group by p.order_id
    ), booked as (
      select t.order_id, sum(e.amount_cents)::bigint as cents
      from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      where e.account = 'card' group by t.order_id
    )
    select coalesce(taken.order_id, booked.order_id)::text || ': ' || coalesce(taken.cents, 0) || ' - '
      || coalesce(given.cents, 0) || ' <> ' || coalesce(booked.cents, 0) as about
    from taken full join booked using (order_id) left join given using (order_id)
    where coalesce(taken.cents, 0) - coalesce(given.cents, 0) <> coalesce(booked.cents, 0)`,
  'a code is used by no open or paid order': () => sql`
    select u.id::text as about from promo_code_use u
    left join booking_order b on b.promo_code_use_id = u.id
    where u.returned_at is null and (b.state in ('open', 'paid')) is not true`,
  'a gift card has a wrong balance': () => sql`
    select c.code as about from promo_code c
    where c.is_gift_card and c.balance_cents <> c.value - coalesce((
      select sum(b.discount_cents) - sum(coalesce((
        select sum(l.gift_returned_cents) from order_line l where l.order_id = b.id), 0))
      from booking_order b join promo_code_use u on u.id = b.promo_code_use_id
      where u.promo_code_id = c.id and b.state in ('open', 'paid')), 0)`,
  'a mail was sent twice': () => sql`
    select recipient || ' ' || subject as about from sandbox.mail
    group by recipient, subject, body_text having count(*) > 1`,
  'a job has failed for good': () => sql`
    select name || ' ' || reason as about from job where failed_at is not null`,
};

/** Returns every violated invariant of bookings and money in a database on which nothing is running. */
export async function findBookingFaults(database: Database, now: Date): Promise<readonly string[]> {
  const faults = (await checkLedger(database)).map((fault) => JSON.stringify(fault));
  for (const [fault, query] of Object.entries(faultQueries)) {
    const { rows } = await query(now).execute(database);
    faults.push(...rows.map(({ about }) => `${fault}: ${about}`));
  }
  return faults;
}
