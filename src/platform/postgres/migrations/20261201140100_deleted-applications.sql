-- That applications which companies could read were deleted, whoever or whatever did it, so that their own programs delete
-- their copies. Nothing in it is about the applicant.

create table deleted_application (
  application_id integer primary key,
  company_id integer not null references user_account on delete cascade,
  job_id integer not null,
  title text not null,
  deleted_in xid8 not null default pg_current_xact_id(),
  deleted_at timestamptz not null default now(),
  -- When webhooks were told.
  told_at timestamptz
);
create index deleted_application_fetched on deleted_application (company_id, deleted_in, application_id);
create index deleted_application_by_age on deleted_application (deleted_at);
create index deleted_application_untold on deleted_application (application_id) where told_at is null;

create function application_leave_trace() returns trigger language plpgsql as $$
begin
  insert into deleted_application (application_id, company_id, job_id, title)
  select old.id, j.employer_id, j.id, j.title from job j join user_account u on u.id = j.employer_id
  where j.id = old.job_id
  on conflict do nothing;
  return null;
end $$;
create trigger application_leave_trace after delete on application
  for each row when (old.held_until is null) execute function application_leave_trace();

-- Before, because its applications go after it.
create function job_leave_traces() returns trigger language plpgsql as $$
begin
  insert into deleted_application (application_id, company_id, job_id, title)
  select a.id, old.employer_id, old.id, old.title from application a join user_account u on u.id = old.employer_id
  where a.job_id = old.id and a.held_until is null
  on conflict do nothing;
  return old;
end $$;
create trigger job_leave_traces before delete on job for each row execute function job_leave_traces();
