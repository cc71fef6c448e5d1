-- Progress of the running backup: at most one row, which is lost when the database crashes.

create unlogged table backup_progress (
  id boolean primary key default true constraint backup_progress_once check (id),
  kind text not null,
  started_at timestamptz not null,
  tables jsonb not null
);
