-- The time zone that an account's user chose, and that of the browser at the last sign-in, used until then.

alter table user_account add time_zone text, add learned_zone text;
