-- Runs of scheduled tasks, one per task and due time in the whole installation.

create table job_run (
  name text not null,
  slot timestamptz not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  error text,
  primary key (name, slot)
);
