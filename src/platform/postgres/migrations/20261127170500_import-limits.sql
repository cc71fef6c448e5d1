-- Bounds on imports: why a listing cannot be read, how much is staged, which run applies an import and which API key
-- sent it, and how often a feed's address was slow or failed. References and messages of former errors are shortened.

alter table listing_import_row add column problem text;
alter table listing_import_row alter column form drop not null;
alter table listing_import add column staged_bytes bigint not null default 0;
alter table listing_import add column run integer not null default 0;
alter table listing_import add column api_key_id integer;
alter table import_address add column strikes integer not null default 0;
create index listing_import_staged on listing_import (staged_bytes) where staged_bytes > 0;

update listing_import set errors = (
  select json_agg(json_build_object(
    'position', error -> 'position',
    'reference', left(error ->> 'reference', 100),
    'message', left(error ->> 'message', 500)
  ))
  from json_array_elements(errors) as error
)
where length(errors::text) > 60000;
