-- Counts the rounds of suggestions for a draft: each round notifies the host once and replaces the one before.
alter table event add column suggestion_round integer not null default 0 check (suggestion_round >= 0);

-- The draft that offers replacements for the provider of a declined or expired line.
create table replacement_offer (
  order_line_id integer primary key references order_line,
  draft_id integer not null unique references event on delete cascade
);
