-- The amount of a use that refunds have returned: a gift card pays for several lines, which are refunded one by one
-- (A-28). The check prevents returning more than was taken.
alter table promo_code_use
  add column returned_cents integer not null default 0 check (returned_cents between 0 and amount_cents);
update promo_code_use set returned_cents = amount_cents where returned_at is not null;
alter table promo_code_use add check (returned_at is null or returned_cents = amount_cents);
