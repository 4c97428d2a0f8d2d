-- The refresh tokens of sessions (A-70): one unused token per session, and the used ones, whose reuse reveals a theft.
-- Only hashes are stored, so that the table does not grant access.
create table refresh_token (
  hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  used_at timestamptz
);
create index refresh_token_of_session on refresh_token (session_id);

-- The tokens sent by mail, as hashes: one kind verifies an email address, the other lets the receiver set a password
-- (A-38).
create table mail_token (
  hash bytea primary key,
  account_id integer not null references account on delete cascade,
  purpose text not null check (purpose in ('verify', 'password')),
  expires_at timestamptz not null,
  -- Set by the sign-in or the new password; the link no longer works then.
  spent_at timestamptz
);
create index mail_token_of_account on mail_token (account_id) where spent_at is null;
create index mail_token_expiring on mail_token (expires_at);

-- The data of a sign-up whose address is not verified yet. Only the link of this sign-up applies it, so that verifying
-- an address never activates a password that another person entered.
create table sign_up (
  token_hash bytea primary key references mail_token on delete cascade,
  first_name text not null,
  last_name text not null,
  password_hash text not null
);

-- The identity of an account at Google or Facebook (S1§2); the subject stays the same when the email there changes.
create table social_identity (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (subject <> ''),
  account_id integer not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index social_identity_of_account on social_identity (account_id);

-- Consents given or withdrawn by an account, with the version of the text that was shown (A-43). Rows are only added;
-- the newest of a kind counts.
create table consent (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  kind text not null check (kind in ('news')),
  is_given boolean not null,
  text_version text not null,
  decided_at timestamptz not null
);
create index consent_of_account on consent (account_id, kind, id desc);
