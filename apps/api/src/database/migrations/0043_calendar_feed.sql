-- The private link of a provider's calendar feed (A-107). A new link replaces the row, which ends the earlier one. Only
-- the SHA-256 of its token is stored.
create table calendar_feed (
  provider_id integer primary key references account,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- The language of the page on which the link was created: calendar programs ask for none.
  locale text not null check (locale in ('en-CA', 'fr-CA')),
  created_at timestamptz not null
);
