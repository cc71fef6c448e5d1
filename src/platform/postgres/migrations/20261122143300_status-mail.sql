-- When status mails to applicants are due, and the status in the last one.

create table status_mail (
  application_id integer primary key references application on delete cascade,
  due_at timestamptz,
  known_status text not null default 'pending',
  sent_at timestamptz
);
create index status_mail_due on status_mail (due_at) where due_at is not null;
