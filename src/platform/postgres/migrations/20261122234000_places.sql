-- Towns and cities, loaded at the first start, and the places of listings. Those of existing listings are unknown.

create table place (
  id integer primary key,
  name text not null,
  folded text collate "C" not null,
  country text not null constraint place_country_code check (country ~ '^[A-Z]{2}$'),
  region text,
  population integer not null,
  latitude double precision not null constraint place_latitude check (latitude between -90 and 90),
  longitude double precision not null constraint place_longitude check (longitude between -180 and 180)
);
create index place_by_name on place (folded);

alter table job add column places jsonb,
  add constraint job_places_array check (jsonb_typeof(places) = 'array' and jsonb_array_length(places) <= 10);
create index job_without_places on job (id) where places is null and job_type <> 'remote';

alter table job_location
  add column place_ids integer[] not null default '{}',
  add column is_unclear boolean not null default false,
  drop constraint job_location_unique,
  add constraint job_location_unique unique (folded, place_ids);

create table job_location_place (
  location_id integer not null references job_location on delete cascade,
  place_id integer not null,
  latitude double precision not null,
  longitude double precision not null,
  primary key (location_id, place_id)
);
create index job_location_place_position on job_location_place (latitude, longitude);

-- Haversine with the mean radius of the Earth in kilometers (IUGG), as in the domain.
create function great_circle_km(a_latitude float8, a_longitude float8, b_latitude float8, b_longitude float8)
returns float8 language sql immutable strict parallel safe
return 2 * 6371.0088 * asin(sqrt(least(1,
  sin(radians(b_latitude - a_latitude) / 2) ^ 2
  + cos(radians(a_latitude)) * cos(radians(b_latitude)) * sin(radians(b_longitude - a_longitude) / 2) ^ 2)));
