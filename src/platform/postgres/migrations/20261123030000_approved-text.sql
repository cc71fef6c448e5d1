-- The last approved text of listings that await another approval, as `FlatJobDetails`. An approved listing has no row,
-- because its own columns are the approved text.

create table approved_job_text (
  job_id integer primary key references job on delete cascade,
  details jsonb not null
);
