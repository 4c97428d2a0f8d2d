import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** A violated rule, what violates it and by how many cents. */
export type LedgerFault = { readonly rule: string; readonly about: string; readonly outByCents: number };

/** Each rule selects its violations: `about` names the row, `out_by` is the difference in cents. */
const rules: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a transaction sums to nothing': sql`
    select 'transaction ' || transaction_id as about, sum(amount_cents) as out_by
    from ledger_entry group by transaction_id having sum(amount_cents) <> 0`,

  'the ledger sums to nothing': sql`
    select 'ledger', sum(amount_cents) from ledger_entry having sum(amount_cents) <> 0`,

  'the card provider has what was paid and not refunded': sql`
    select 'order ' || id, card - paid + refunded from per_order where card <> paid - refunded`,

  'what is owed is what has not been refunded yet': sql`
    select 'order ' || id, owed + not_refunded from per_order where owed <> -not_refunded`,

  'a refund is the sum of its lines': sql`
    select 'refund ' || refund.id, refund.amount_cents - coalesce(sum(part.amount_cents), 0)
    from refund left join refund_line part on part.refund_id = refund.id
    group by refund.id
    having refund.amount_cents <> coalesce(sum(part.amount_cents), 0)
      or refund.gift_returned_cents <> coalesce(sum(part.gift_returned_cents), 0)`,

  'a line has back what its refunds say and the ledger owed': sql`
    select 'line ' || id, refunded_cents - due from per_line where refunded_cents <> due or refunded_cents <> parts`,

  'a sale is what its lines were charged': sql`
    select 'line ' || coalesce(charged.line_id, sold.line_id) || ' ' || coalesce(charged.account, sold.account),
      coalesce(sold.cents, 0) - coalesce(charged.cents, 0)
    from charged full join sold on sold.line_id = charged.line_id and sold.account = charged.account
    where coalesce(sold.cents, 0) <> coalesce(charged.cents, 0)`,

  'a line gives back no more than it was charged': sql`
    select 'line ' || entry.order_line_id || ' ' || entry.account, sum(entry.amount_cents)
    from ledger_entry entry
    where entry.account in ('giftCards', 'discounts', 'providers', 'recaps', 'serviceFees', 'tax')
    group by entry.order_line_id, entry.account
    having case when entry.account in ('giftCards', 'discounts') then sum(entry.amount_cents) < 0
      else sum(entry.amount_cents) > 0 end`,

  'an order is the sum of its lines, and its payment is its total': sql`
    select 'order ' || id, total_cents - lines_total from per_order
    where total_cents <> lines_total or discount_cents <> lines_discount
      or service_fee_cents <> lines_fee or tax_cents <> lines_tax
      or (asked is not null and asked <> total_cents) or (asked is null and state = 'paid' and total_cents > 0)`,

  'a paid order has a payment and a sale, and no other order has a sale': sql`
    select 'order ' || id, total_cents from per_order
    where (state = 'paid' and (not is_sold or paid <> total_cents)) or (state <> 'paid' and is_sold)`,

  'a gift card has what was not spent or came back': sql`
    select 'promo code ' || code.id,
      code.balance_cents + coalesce(sum(usage.amount_cents - usage.returned_cents), 0) - code.value
    from promo_code code left join promo_code_use usage on usage.promo_code_id = code.id
    where code.is_gift_card
    group by code.id
    having code.balance_cents + coalesce(sum(usage.amount_cents - usage.returned_cents), 0) <> code.value`,

  'an order has of its gift card what the ledger says': sql`
    select 'order ' || per_order.id, gift - (usage.amount_cents - usage.returned_cents)
    from per_order join promo_code_use usage on usage.id = per_order.promo_code_use_id
    where per_order.is_gift_card and per_order.state = 'paid'
      and gift <> usage.amount_cents - usage.returned_cents`,
};

const movements = sql`
  movement as (
    select entry.account, entry.amount_cents, entry.order_line_id, transaction.order_id, transaction.kind
    from ledger_entry entry join ledger_transaction transaction on transaction.id = entry.transaction_id
  ),
  moved as (
    select order_id,
      coalesce(sum(amount_cents) filter (where account = 'card'), 0) as card,
      coalesce(sum(amount_cents) filter (where account = 'refundsOwed'), 0) as owed,
      coalesce(sum(amount_cents) filter (where account = 'giftCards'), 0) as gift,
      bool_or(kind = 'sale') as is_sold
    from movement group by order_id
  )`;

const orders = sql`
  refunding as (
    select order_id,
      coalesce(sum(amount_cents) filter (where state = 'done'), 0) as refunded,
      coalesce(sum(amount_cents) filter (where state <> 'done'), 0) as not_refunded
    from refund group by order_id
  ),
  of_lines as (
    select order_id, sum(total_cents) as lines_total, sum(discount_cents) as lines_discount,
      sum(service_fee_cents) as lines_fee, sum(tax_cents) as lines_tax
    from order_line group by order_id
  ),
  per_order as (
    select booking_order.*, payment.amount_cents as asked,
      case when payment.state = 'paid' then payment.amount_cents else 0 end as paid,
      coalesce(card, 0) as card, coalesce(owed, 0) as owed, coalesce(gift, 0) as gift,
      coalesce(is_sold, false) as is_sold,
      coalesce(refunded, 0) as refunded, coalesce(not_refunded, 0) as not_refunded,
      coalesce(lines_total, 0) as lines_total, coalesce(lines_discount, 0) as lines_discount,
      coalesce(lines_fee, 0) as lines_fee, coalesce(lines_tax, 0) as lines_tax
    from booking_order
    left join payment on payment.order_id = booking_order.id
    left join moved on moved.order_id = booking_order.id
    left join refunding on refunding.order_id = booking_order.id
    left join of_lines on of_lines.order_id = booking_order.id
  )`;

const lines = sql`
  due_back as (
    select order_line_id, -sum(amount_cents) as cents from movement
    where account = 'refundsOwed' and kind in ('refundDue', 'latePayment')
    group by order_line_id
  ),
  in_parts as (
    select order_line_id, sum(amount_cents) as cents from refund_line group by order_line_id
  ),
  per_line as (
    select line.id, line.refunded_cents, coalesce(in_parts.cents, 0) as parts, coalesce(due_back.cents, 0) as due
    from order_line line
    left join in_parts on in_parts.order_line_id = line.id
    left join due_back on due_back.order_line_id = line.id
  ),
  charged as (
    select line.id as line_id, share.account, share.cents
    from order_line line join booking_order on booking_order.id = line.order_id
    cross join lateral (values
      ('card', line.total_cents),
      (case when booking_order.is_gift_card then 'giftCards' else 'discounts' end, line.discount_cents),
      (case when line.kind = 'recap' then 'recaps' else 'providers' end, -line.gross_cents),
      ('serviceFees', -line.service_fee_cents),
      ('tax', -line.tax_cents)
    ) as share (account, cents)
    where booking_order.state = 'paid'
  ),
  sold as (
    select order_line_id as line_id, account, sum(amount_cents) as cents
    from movement where kind = 'sale' group by order_line_id, account
  )`;

export const ledgerRulesRepository = (database: Database) => ({
  /** Checks all rules in one statement, so that they see the same snapshot. */
  listFaults: async (): Promise<readonly LedgerFault[]> => {
    const checks = Object.entries(rules).map(
      ([rule, broken]) =>
        sql`select ${rule}::text as rule, broken.* from (${broken}) as broken (about, out_by)`,
    );
    const { rows } = await sql<LedgerFault>`
      with ${movements}, ${orders}, ${lines}
      select rule, about, out_by::bigint as "outByCents"
      from (${sql.join(checks, sql` union all `)}) as every_rule
      order by rule, about
    `.execute(database);
    return rows;
  },
});
