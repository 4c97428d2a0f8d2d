-- Jobs: work that outlives its request. A finished job is deleted, and with it the personal data and secrets of its
-- payload; one that failed too often stays as a dead letter until an operator retries or discards it.
create table job (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  payload jsonb not null,
  -- By the product's clock, which the sandbox can move.
  run_at timestamptz not null,
  tries integer not null default 0,
  -- The interval of a repeating job, whose row stays and becomes due again; null for other jobs.
  every_seconds integer check (every_seconds > 0),
  -- The process that runs the job, and the end of its lease. The lease uses the clock of the database, which is the
  -- same for all processes and never moved, so that moving the product's clock does not end it.
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

-- The keys of jobs that must be enqueued only once. They are kept after the job is done.
create table job_once (
  name text not null,
  key text not null check (key <> ''),
  primary key (name, key)
);
