-- Deleted accounts, accounts without a password, and exports of personal data.

alter table user_account alter column password_hash drop not null, add deleted_at timestamptz;
drop trigger user_account_tell_change on user_account;
create trigger user_account_tell_change after update on user_account
  for each row when (old.role <> new.role or old.password_hash is distinct from new.password_hash
    or old.deleted_at is distinct from new.deleted_at)
  execute function user_account_tell_change();

create table account_export (
  user_id integer primary key references user_account on delete cascade,
  key text not null,
  state text not null constraint account_export_state_known check (state in ('preparing', 'ready', 'failed')),
  requested_at timestamptz not null,
  expires_at timestamptz not null
);
