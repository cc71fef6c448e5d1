-- The thesaurus version behind a listing's lexemes. Existing listings are indexed again after the start.

alter table job_search_terms add column made_with text not null default '';
alter table job_search_terms alter column made_with drop default;
