-- When a provider checked in at a booking and out of it. The state itself stands with the line; a line that was moved
-- before this table existed has no row.
create table line_check (
  order_line_id integer not null references order_line on delete cascade,
  state text not null check (state in ('checkIn', 'checkOut')),
  -- When it happened; of an offline check, as the phone says (A-107).
  at timestamptz not null,
  -- When the server heard of it.
  recorded_at timestamptz not null,
  -- What the phone calls the check, so that a repeated one is done once.
  client_id text,
  primary key (order_line_id, state),
  check (at <= recorded_at)
);
create index line_check_recent on line_check (recorded_at desc);
