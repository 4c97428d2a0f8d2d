-- Refunds and disputes made at the card provider itself, for operators; at most one row per message. A note is listed
-- only once its payment is known, since it may come early or belong to another product.
create table payment_note (
  provider_event_id text primary key check (provider_event_id <> ''),
  kind text not null check (kind in ('refund', 'dispute')),
  provider_object_id text not null check (provider_object_id <> ''),
  payment_intent_id text not null check (payment_intent_id <> ''),
  amount_cents integer not null check (amount_cents >= 0),
  -- Reason and state are codes of the card provider.
  reason text,
  state text not null,
  happened_at timestamptz not null
);
create index payment_note_of_intent on payment_note (payment_intent_id);
