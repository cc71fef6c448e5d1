-- The language that a listing is written in, ISO 639-1; null if it is unclear. Filled in batches while people search,
-- because the terms of listings are then made with something new.
alter table job_search add column written_in text;
create index job_search_by_language on job_search (written_in, posted_at desc, job_id desc) where written_in is not null;
