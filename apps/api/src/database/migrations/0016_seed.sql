-- The sets of data loaded into this database, so that each is loaded once; written in the transaction of the load.
create table seed (
  name text primary key,
  seeded_at timestamptz not null
);
