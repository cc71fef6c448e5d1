-- Index of approved listings, open and closed, for counting and sorting; the other states have their own indexes.

create index job_approved on job (closes_at) include (posted_at, id)
  where approved_at is not null and archived_at is null;
