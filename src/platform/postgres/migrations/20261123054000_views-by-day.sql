-- Views of listings by day and source. No column refers to a viewer.

create table job_view_day (
  job_id integer not null references job on delete cascade,
  day date not null,
  source text not null constraint job_view_source_known
    check (source in ('search', 'related', 'recommended', 'company', 'alert', 'feed', 'other')),
  views integer not null,
  primary key (job_id, day, source)
);

-- For the sweep, and to know when counting began.
create index job_view_day_of_day on job_view_day (day);
