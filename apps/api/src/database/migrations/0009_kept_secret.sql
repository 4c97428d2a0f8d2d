-- The generated secret that signs tokens and addresses if SECRET_KEY is not set, the same for every process.
create table kept_secret (
  is_only boolean primary key default true check (is_only),
  value text not null
);
