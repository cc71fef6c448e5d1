-- By itself, so that no other table waits for it.
create index application_rejected on application (id) where status = 'rejected';
