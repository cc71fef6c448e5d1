-- How likely a name means a place. The names are loaded again; until then, places are known by their ids.
truncate place_name;
alter table place_name add column weight real not null default 0;
