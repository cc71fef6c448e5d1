-- Sessions hold only the user's id, last at most 90 days, and end when the account's role changes.

update session
set sess = ((sess::jsonb - 'actor' - 'renewedAt')
  || jsonb_build_object('passport', jsonb_build_object('user', sess::jsonb #> '{actor,userId}')))::json
where sess::jsonb ? 'actor';

alter table session
  add created_at timestamptz not null default now(),
  add user_id integer generated always as ((sess #>> '{passport,user}')::integer) stored;
create index session_of_user on session (user_id);

create function session_limit_age() returns trigger language plpgsql as $$
begin
  new.expire := least(new.expire, new.created_at + interval '90 days');
  return new;
end $$;
create trigger session_limit_age before insert or update on session
  for each row execute function session_limit_age();

create function user_account_tell_change() returns trigger language plpgsql as $$
begin
  delete from session where user_id = old.id;
  perform pg_notify('account_changed', old.id::text);
  return null;
end $$;
create trigger user_account_tell_end after delete on user_account
  for each row execute function user_account_tell_change();
create trigger user_account_tell_change after update on user_account
  for each row when (old.role <> new.role or old.password_hash <> new.password_hash)
  execute function user_account_tell_change();
