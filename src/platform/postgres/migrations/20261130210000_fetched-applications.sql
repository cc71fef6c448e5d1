-- Applications that a company's own programs fetch with an API key. They are read in the order of the transactions that
-- changed them: by time, a transaction that is still open could add changes before those already read.

alter table api_key drop constraint api_key_scope_known;
alter table api_key add constraint api_key_scope_known check (scope in ('read', 'write', 'read:applications'));
-- The last day on which the key fetched an application.
alter table api_key add column fetched_on date;

alter table application add column changed_in xid8 not null default pg_current_xact_id();
alter table application add column changed_at timestamptz not null default now();
update application set changed_at = greatest(applied_at, withdrawn_at);
create index application_changed on application (job_id, changed_in, id);

create function application_mark_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  new.changed_at := now();
  return new;
end $$;
create trigger application_mark_change before update on application
  for each row when (new.version <> old.version or new.held_until is distinct from old.held_until)
  execute function application_mark_change();
