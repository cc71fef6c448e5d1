-- One row of terms per open listing answers every search. Existing listings are indexed after the start; until then the
-- index of trigrams serves them.

alter table job_search add column terms tsvector, add column made_with text;
create index job_search_terms_index on job_search using gin (terms);
alter table job_search alter column terms set statistics 1000;
-- Long texts move out of rows, so that counting reads few pages.
alter table job_search set (toast_tuple_target = 256);

drop index if exists job_search_headline, job_search_headline_words, job_search_doc_words;
do $$ begin
  if not exists (select from job_search) then drop index job_search_doc; end if;
end $$;
