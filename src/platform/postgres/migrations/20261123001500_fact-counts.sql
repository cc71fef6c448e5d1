-- An index that counts facts and languages without reading the listings.

drop index job_search_with_facts;
create index job_search_with_facts on job_search (posted_at desc, job_id desc)
  include (closes_at, location_id, job_type, category, experience, is_premium, kind_id, facts, languages)
  where facts <> 0 or languages <> '{}';
