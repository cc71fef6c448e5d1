-- What was found of a listing before each change, so that processes know which cached searches it may affect; with the
-- version since, for the indexer of another search engine. The columns from job_type on are empty if nothing was found.

create table job_search_change (
  id bigint generated always as identity primary key,
  -- Changes are read in the order of this and the id: a transaction that is still open may hold earlier ids.
  transaction xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now(),
  job_id integer not null,
  version integer,
  new_words text[] not null default '{}',
  has_new_place boolean not null default false,
  job_type text,
  category text,
  experience text,
  is_premium boolean,
  facts integer,
  languages text[],
  location_id integer,
  doc text,
  terms tsvector
);
create index job_search_change_in_order on job_search_change (transaction, id);
create index job_search_change_by_time on job_search_change (changed_at);
