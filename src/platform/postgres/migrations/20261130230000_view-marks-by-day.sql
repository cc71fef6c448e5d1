-- Who viewed what, by day: a night drops a day's tables at once, where deleting millions of rows took long and left
-- the tables bloated. Rows of a deleted listing stay until then, because a reference would lock all listings each night.
-- Today's rows move, so that nobody is counted twice.

create temporary table moved_mark on commit drop as
  select * from job_view_mark where day >= (now() at time zone 'utc')::date;
create temporary table moved_address on commit drop as
  select * from job_view_address where day >= (now() at time zone 'utc')::date;
drop table job_view_mark, job_view_address;

create table job_view_mark (
  day date not null,
  job_id integer not null,
  visitor text not null,
  primary key (day, job_id, visitor)
) partition by range (day);

create table job_view_address (
  day date not null,
  job_id integer not null,
  address text not null,
  viewers integer not null,
  primary key (day, job_id, address)
) partition by range (day);

-- Days that nobody has prepared.
create table job_view_mark_other partition of job_view_mark default;
create table job_view_address_other partition of job_view_address default;

-- Drops the days before `first` and prepares those up to `last`. Gives up after two seconds if it has to wait.
create function keep_view_days(first date, last date) returns void language plpgsql set lock_timeout = '2s' as $$
declare
  viewed text;
  part text;
  prepared date;
begin
  foreach viewed in array array['job_view_mark', 'job_view_address'] loop
    for part in
      select inhrelid::regclass::text from pg_inherits where inhparent = viewed::regclass
      and to_date(substring(inhrelid::regclass::text from '\d{8}$'), 'YYYYMMDD') < first
    loop
      execute format('drop table %s', part);
    end loop;
    execute format('lock table %I_other in access exclusive mode', viewed);
    execute format('delete from %I_other where day < %L', viewed, first);
    for prepared in select generate_series(first, last, interval '1 day') loop
      part := viewed || to_char(prepared, '_YYYYMMDD');
      continue when to_regclass(part) is not null;
      execute format('create table %I (like %I including all)', part, viewed);
      execute format('with late as (delete from %I_other where day = %L returning *) insert into %I select * from late',
        viewed, prepared, part);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)',
        viewed, part, prepared, prepared + 1);
    end loop;
  end loop;
end $$;

select keep_view_days(today - 1, today + 7) from (select (now() at time zone 'utc')::date as today) at;
insert into job_view_mark select * from moved_mark;
insert into job_view_address select * from moved_address;
