-- A table that a later migration drops; kept for backups made in between.

create table job_search_letters (
  job_id integer primary key references job_search on delete cascade,
  marks bytea not null
);
