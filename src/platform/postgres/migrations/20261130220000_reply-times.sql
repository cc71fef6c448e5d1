-- Within how many days a company usually answers applications, measured each night. Without a row there are too few
-- applications to tell, or the company usually does not answer.
create table company_reply_time (
  company_id integer primary key references user_account on delete cascade,
  days smallint not null constraint company_reply_time_promised check (days between 1 and 14)
);
