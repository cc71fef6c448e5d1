-- Words of open listings, for related searches and spelling. Existing listings are indexed after the start.

create table job_search_terms (
  job_id integer primary key references job_search on delete cascade,
  terms tsvector not null
);
create index job_search_terms_terms on job_search_terms using gin (terms);

create table job_search_word (
  word text primary key,
  stem text not null,
  listings integer not null default 1
);
create index job_search_word_trigrams on job_search_word using gin (word gin_trgm_ops);
create index job_search_word_stem on job_search_word (stem);
