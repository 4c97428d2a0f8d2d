-- Mails that an account may switch off; everything about money or safety is always sent (A-107).
alter table account add column wants_reminders boolean not null default true;
alter table account add column wants_review_mails boolean not null default true;
