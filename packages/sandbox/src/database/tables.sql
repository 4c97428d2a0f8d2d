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

-- What the card provider knows, as its API shows it: sessions, payments, refunds, accounts, transfers, events.
create table if not exists sandbox.stripe_object (
  id text primary key,
  account text not null,
  kind text not null,
  -- What it belongs to: the payment of a refund, the charge that a transfer is paid from.
  parent text,
  body jsonb not null,
  -- What its pages need and the API does not tell.
  notes jsonb,
  -- When it changes by itself: an open session ends, a refund arrives or comes back.
  changes_at_seconds bigint,
  position bigint generated always as identity
);
create index if not exists stripe_object_parent on sandbox.stripe_object (parent, kind) where parent is not null;
create index if not exists stripe_object_newest on sandbox.stripe_object (account, kind, position desc);
create index if not exists stripe_object_change on sandbox.stripe_object (account, changes_at_seconds)
  where changes_at_seconds is not null;

-- Answers by idempotency key. Without an answer: the call that has the key is still at work.
create table if not exists sandbox.stripe_answer (
  account text not null,
  key text not null,
  request text not null,
  answer jsonb,
  at_seconds bigint not null,
  primary key (account, key)
);

-- How webhooks arrive, for each account; as they should where there is no row.
create table if not exists sandbox.stripe_webhook_mode (
  account text primary key,
  mode text not null,
  seconds bigint not null
);

-- Webhooks on their way. Due by the clock of the sandbox; a process that sends one has it until a real time.
create table if not exists sandbox.stripe_delivery (
  id bigint generated always as identity primary key,
  account text not null,
  event_id text not null references sandbox.stripe_object (id) on delete cascade,
  created_at_seconds bigint not null,
  due_at_seconds bigint not null,
  tries int not null default 0,
  taken_until timestamptz
);
create index if not exists stripe_delivery_due on sandbox.stripe_delivery (account, due_at_seconds);
