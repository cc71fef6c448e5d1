-- For how many days companies keep applications after a rejection, and after the end of a listing; null for as long as
-- the site does.

create table company_retention (
  company_id integer primary key references user_account on delete cascade,
  rejected_days integer check (rejected_days > 0),
  ended_days integer check (ended_days > 0)
);
