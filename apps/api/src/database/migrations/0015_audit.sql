-- The changes by operators, each with the values before and after. Written in the transaction of the change and never
-- edited.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Either a signed-in operator or a user of the machine's command line.
  operator_id integer references account,
  command_line_user text,
  action text not null check (action <> ''),
  object_kind text not null check (object_kind <> ''),
  object_id text not null check (object_id <> ''),
  before jsonb,
  after jsonb,
  check ((operator_id is null) <> (command_line_user is null))
);
create index audit_of_object on audit (object_kind, object_id, id);

create function refuse_to_change_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log only grows';
end $$;

create trigger audit_only_grows before update or delete or truncate on audit
  for each statement execute function refuse_to_change_audit();
