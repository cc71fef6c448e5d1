-- Searches read the pending list of an index each time; listings change seldom enough to sort their terms in at once.
alter index job_search_terms_index set (fastupdate = off);
do $$ begin perform gin_clean_pending_list('job_search_terms_index'); end $$;
