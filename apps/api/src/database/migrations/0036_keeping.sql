-- The time a key was added, by which old keys are swept. Earlier builds do not write it and get the default.
alter table job_once add column added_at timestamptz not null default now();
create index job_once_by_age on job_once (added_at);

-- For the sweeps of unverified accounts and refused applications.
create index account_unverified on account (created_at) where email_verified_at is null;
create index application_refused on application (decided_at) where status = 'refused';

-- The version of the two consent texts that the host was shown (A-43); null for earlier events.
alter table event add column consent_text_version text;

-- Removes control characters from event names, which appear in subjects of mails and in calendars and must be one line.
update event set name = btrim(regexp_replace(name, E'[\\x01-\\x1f\\x7f-\\x9f]+', ' ', 'g'))
where name ~ E'[\\x01-\\x1f\\x7f-\\x9f]';

-- Converts addresses to one Unicode form (NFC), in which they are compared. An account whose converted address belongs
-- to another account keeps its spelling, and an operator decides (`pnpm ops account collisions`).
update account set email = lower(normalize(email, nfc))
where octet_length(email) <> char_length(email)
  and email <> lower(normalize(email, nfc))
  and not exists (
    select from account other
    where other.id <> account.id
      and (other.user_type = 2) = (account.user_type = 2)
      and lower(normalize(other.email, nfc)) = lower(normalize(account.email, nfc))
  );
