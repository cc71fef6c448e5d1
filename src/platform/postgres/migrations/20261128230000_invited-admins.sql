-- Who invited an admin, so that the recovery of an account from someone else also ends the admins made with it.
alter table user_account add column invited_by integer references user_account on delete set null;
create index user_account_invited_by on user_account (invited_by) where invited_by is not null;
