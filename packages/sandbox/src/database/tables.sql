-- What the sandbox remembers, apart from the product's own tables. Every process runs this when it starts, so it
-- only ever adds: `if not exists`, and `add column if not exists` for what comes later.
create schema if not exists sandbox;

-- How far the product's time is from real time. One row; the version tells which of two messages is the newer one.
create table if not exists sandbox.clock (
  is_only boolean primary key default true check (is_only),
  offset_ms bigint not null default 0,
  version bigint not null default 0
);
insert into sandbox.clock default values on conflict do nothing;

-- Mails that were sent, one row for each of their recipients.
create table if not exists sandbox.mail (
  id bigint generated always as identity primary key,
  message_id text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attachments jsonb not null,
  at_seconds bigint not null,
  unique (message_id, recipient)
);
create index if not exists mail_recipient on sandbox.mail (recipient, id desc);

-- Access tokens that Google or Facebook would have given out: for whom, and to which product.
create table if not exists sandbox.access_token (
  id bigint generated always as identity primary key,
  token text not null unique,
  provider text not null check (provider in ('google', 'facebook')),
  audience text not null,
  subject text not null,
  email text,
  is_email_verified boolean not null,
  first_name text not null,
  last_name text not null,
  issued_at_seconds bigint not null,
  expires_at_seconds bigint not null
);
