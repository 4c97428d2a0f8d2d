-- Counts recent attempts (A-98) by rule and subject. The subject is a keyed hash, so that the table holds no addresses.
create table throttle (
  rule text not null,
  subject bytea not null,
  count integer not null,
  ends_at timestamptz not null,
  primary key (rule, subject)
);
create index throttle_ending on throttle (ends_at);
