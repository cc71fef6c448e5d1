alter table application add column held_until timestamptz;

create index application_held_until on application (held_until) where held_until is not null;
