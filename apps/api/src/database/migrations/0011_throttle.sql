-- How often something has been tried lately (A-98), by rule and by whom; the subject is a keyed hash, so that no
-- address of anybody stands here.
create table throttle (
  rule text not null,
  subject bytea not null,
  count integer not null,
  ends_at timestamptz not null,
  primary key (rule, subject)
);
create index throttle_ending on throttle (ends_at);
