-- The words of cover letters and profiles, for searching applicants.

alter table application
  add column words tsvector generated always as (search_words(coalesce(cover_letter, ''))) stored;

alter table job_seeker_profile
  add column words tsvector generated always as (
    search_words(coalesce(headline, '') || ' ' || coalesce(bio, '') || ' ' || coalesce(location, ''))
    || jsonb_to_tsvector('pg_catalog.simple', skills, '["string"]')
    || jsonb_to_tsvector('pg_catalog.simple', languages, '["string"]')
    || jsonb_to_tsvector('pg_catalog.simple', desired_roles, '["string"]')
    || jsonb_to_tsvector('pg_catalog.simple', work_experience, '["string"]')
    || jsonb_to_tsvector('pg_catalog.simple', education, '["string"]')
    || jsonb_to_tsvector('pg_catalog.simple', certifications, '["string"]')) stored;
create index application_words on application using gin (words);
create index job_seeker_profile_words on job_seeker_profile using gin (words);
