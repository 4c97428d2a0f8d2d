-- Counts the saves of a schedule. A save names the version that it changes, so that a second device does not overwrite
-- what it has not seen (A-107).
alter table provider add column schedule_version integer not null default 1 check (schedule_version > 0);

-- Records a provider as the author of changes to the provider's own calendar.
alter table audit add column provider_id integer references account;
-- Safe: the constraint below replaces it.
alter table audit drop constraint audit_check;
-- Safe: it accepts every row that the previous build writes.
alter table audit add constraint audit_has_one_author
  check (num_nonnulls(operator_id, command_line_user, provider_id) = 1);
