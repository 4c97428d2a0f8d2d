-- What keeps a session going (A-70): one unused token per session, and the used ones, by which a stolen one shows.
-- Only hashes are kept: whoever reads the table cannot sign in with it.
create table refresh_token (
  hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  used_at timestamptz
);
create index refresh_token_of_session on refresh_token (session_id);

-- The secrets that were sent by mail, as hashes: one verifies an e-mail, one lets somebody create a password (A-38).
create table mail_token (
  hash bytea primary key,
  account_id integer not null references account on delete cascade,
  purpose text not null check (purpose in ('verify', 'password')),
  expires_at timestamptz not null,
  -- Set once the account has been signed in to, or has got its password: from then on the link does nothing.
  spent_at timestamptz
);
create index mail_token_of_account on mail_token (account_id) where spent_at is null;
create index mail_token_expiring on mail_token (expires_at);

-- What somebody entered who signed up with an address that is not verified yet: it comes to count by the link
-- that was sent for this very entry, so that nobody's address is verified for the password of somebody else.
create table sign_up (
  token_hash bytea primary key references mail_token on delete cascade,
  first_name text not null,
  last_name text not null,
  password_hash text not null
);

-- Who somebody is at Google or Facebook (S1§2): the subject stays when the e-mail there changes.
create table social_identity (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (subject <> ''),
  account_id integer not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index social_identity_of_account on social_identity (account_id);

-- What an account has agreed to or withdrawn, with the version of the text it was shown (A-43). Rows are only added:
-- the newest one of a kind counts.
create table consent (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  kind text not null check (kind in ('news')),
  is_given boolean not null,
  text_version text not null,
  decided_at timestamptz not null
);
create index consent_of_account on consent (account_id, kind, id desc);
