-- The second factor of an operator: the secret of an authenticator app, encrypted with a key of the deployment.
create table second_factor (
  account_id integer primary key references account on delete cascade,
  sealed_secret bytea not null,
  -- The time step of the last used code; that code and earlier ones are refused.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- Recovery codes for an operator who has lost the authenticator app, as hashes; each works once.
create table recovery_code (
  account_id integer not null references second_factor (account_id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (account_id, hash)
);
