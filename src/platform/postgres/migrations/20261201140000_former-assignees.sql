-- Who could no longer see the application, which was then assigned to nobody.

alter table application_assignment add column former_id integer references user_account on delete cascade;
