-- By itself, so that no other table waits for it.
create index application_assigned on application (assignee_id) where assignee_id is not null;
