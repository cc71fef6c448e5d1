-- A listing appears at a time that its employer chose. An admin may approve it ahead; a scheduled task then publishes it.
alter table job
  add column publish_at timestamptz,
  add column cleared_at timestamptz;

create index job_cleared on job (publish_at) where cleared_at is not null;
