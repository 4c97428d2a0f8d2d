-- `wanted` is the exact request for a payment session. Repeats must send the same request, because the card provider
-- rejects an idempotency key with other parameters. `looked_at` is the time of the last reconciliation; payments are
-- reconciled in its order, so that one that cannot be settled does not block the others.
alter table payment
  add column wanted jsonb,
  add column looked_at timestamptz;
