-- Work that outlives the request which asked for it. A row goes when its work is done, and with it what the payload
-- held of people and secrets; what has failed too often stays as a dead letter until an operator has it tried again.
create table job (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  payload jsonb not null,
  -- By the clock of the product, which the sandbox may move.
  run_at timestamptz not null,
  tries integer not null default 0,
  -- Only for work that comes back by itself: its row stays and falls due again.
  every_seconds integer check (every_seconds > 0),
  -- Which process does it, and until when the others believe so. By the clock of the database: that one is the same
  -- for all processes and never moved, so that a leap of weeks does not make living processes look dead.
  taken_by uuid,
  taken_until timestamptz,
  failed_at timestamptz,
  reason text,
  check ((taken_by is null) = (taken_until is null)),
  check ((failed_at is null) = (reason is null))
);
create index job_due on job (run_at, id) where failed_at is null;
create index job_dead on job (failed_at, id) where failed_at is not null;
create unique index job_repeating on job (name) where every_seconds is not null;

-- The keys of work that must never be taken on twice. They outlive the work itself.
create table job_once (
  name text not null,
  key text not null check (key <> ''),
  primary key (name, key)
);
