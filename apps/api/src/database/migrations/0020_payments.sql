-- What the card provider is asked with, word for word, from the first time on: a name or an address that changes in
-- between would make another question of it, and the card provider knows an idempotency key by its question. And when
-- an unfinished payment was last asked about, so that one which cannot be settled never keeps others waiting.
alter table payment
  add column wanted jsonb,
  add column looked_at timestamptz;
