-- The code knows which languages the site speaks, so that another one needs no migration.
alter table user_account drop constraint language_is_known;
alter table user_account add constraint language_is_a_code check (language ~ '^[a-z]{2}$') not valid;
alter table user_account validate constraint language_is_a_code;
