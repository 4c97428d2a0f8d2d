-- The key that signs tokens and addresses where SECRET_KEY is not set: made once, the same for every process.
create table kept_secret (
  is_only boolean primary key default true check (is_only),
  value text not null
);
