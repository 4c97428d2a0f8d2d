-- Providers are suggested for a draft in rounds: each set is told to the host once, and the next one replaces it.
alter table event add column suggestion_round integer not null default 0 check (suggestion_round >= 0);

-- Which draft offers other providers instead of the one of a line that came to nothing.
create table replacement_offer (
  order_line_id integer primary key references order_line,
  draft_id integer not null unique references event on delete cascade
);
