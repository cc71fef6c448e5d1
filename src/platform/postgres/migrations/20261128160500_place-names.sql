-- All names of places, in all languages.

create table place_name (
  folded text collate "C" not null,
  place_id integer not null references place on delete cascade,
  is_main boolean not null,
  primary key (folded, place_id)
);
create index place_name_place on place_name (place_id);
