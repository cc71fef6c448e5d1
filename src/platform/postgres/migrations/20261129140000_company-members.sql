-- Who acts for which company. A company has the id of the user who founded it; every employer so far is the owner of a
-- company of one.

create table company_member (
  user_id integer primary key references user_account on delete cascade,
  company_id integer not null references user_account,
  role text not null constraint company_member_role_known check (role in ('owner', 'recruiter', 'reviewer')),
  joined_at timestamptz not null
);
create index company_member_of_company on company_member (company_id, user_id);

insert into company_member (user_id, company_id, role, joined_at)
select id, id, 'owner', created_at from user_account where role = 'employer' and deleted_at is null;

-- Registering as an employer founds a company.
create function user_account_found_company() returns trigger language plpgsql as $$
begin
  insert into company_member (user_id, company_id, role, joined_at) values (new.id, new.id, 'owner', new.created_at);
  return null;
end $$;
create trigger user_account_found_company after insert on user_account
  for each row when (new.role = 'employer' and new.deleted_at is null)
  execute function user_account_found_company();

-- A changed or ended membership takes effect at the next request.
create function company_member_tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_changed', coalesce(new.user_id, old.user_id)::text);
  return null;
end $$;
create trigger company_member_tell_change after insert or update or delete on company_member
  for each row execute function company_member_tell_change();
