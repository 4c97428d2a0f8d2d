-- The codes that each account has entered, with the last time. A checkout accepts a discount id only if the account
-- entered its code within a day, because ids of codes can be guessed (A-74, FF-41).
create table entered_promo_code (
  account_id integer not null references account on delete cascade,
  promo_code_id integer not null references promo_code on delete cascade,
  entered_at timestamptz not null,
  primary key (account_id, promo_code_id)
);
