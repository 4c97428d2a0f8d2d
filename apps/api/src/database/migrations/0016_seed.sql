-- What this database has been filled with, so that it happens once: written in the same transaction as the rows.
create table seed (
  name text primary key,
  seeded_at timestamptz not null
);
