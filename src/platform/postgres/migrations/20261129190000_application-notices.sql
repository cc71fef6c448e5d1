-- How members of companies hear of new applications to a listing, where they chose it.

create table application_notice (
  user_id integer not null references user_account on delete cascade,
  job_id integer not null references job on delete cascade,
  mode text not null check (mode in ('at_once', 'daily', 'none')),
  primary key (user_id, job_id)
);
create index application_notice_of_job on application_notice (job_id);
