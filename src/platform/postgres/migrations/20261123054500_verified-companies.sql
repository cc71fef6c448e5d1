-- How companies were verified, or why verification was withdrawn, and the names that others must not use.

alter table employer_profile add column verified_domain text;
alter table employer_profile add column verification_note text;
alter table employer_profile add column withdrawal_reason text;
alter table employer_profile add column verified_name_key text;
create index employer_profile_verified_name on employer_profile (verified_name_key) where is_trusted;

-- From now on, the mark is derived from the time of verification.
update employer_profile set verified_at = now() where is_trusted and verified_at is null;
