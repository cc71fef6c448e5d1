-- When accounts were last used, and when their owners were warned of the deletion. Not part of the account's row, so
-- that renewing a session does not wait for that row's lock. Earlier use is unknown.

create table account_use (
  user_id integer primary key references user_account on delete cascade,
  used_at timestamptz not null,
  warned_at timestamptz
);

insert into account_use (user_id, used_at) select id, now() from user_account where deleted_at is null;

create function note_account_use() returns trigger language plpgsql as $$
begin
  update account_use set used_at = now(), warned_at = null where user_id = new.user_id;
  if not found then
    insert into account_use (user_id, used_at)
    select id, now() from user_account where id = new.user_id and deleted_at is null for key share
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_account_use after insert or update on session
  for each row when (new.user_id is not null) execute function note_account_use();
