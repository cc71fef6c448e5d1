-- What is no longer kept is found without reading the whole table.
create index rate_limit_expire on rate_limit (expire);
create index job_alert_made on job_alert (made_at);
create index listing_report_with_address on listing_report (reported_at) where address_hash is not null;

-- Like `audit_trim(before)`, which processes of the previous version call, but at most so many entries at once: until a
-- trim ends, nothing that adds an entry can commit.
create function audit_trim(before timestamptz, most integer) returns integer language plpgsql as $$
declare
  last integer;
  trimmed integer;
begin
  perform pg_advisory_xact_lock(7291, 0);
  select coalesce(min(position) filter (where occurred_at >= before) - 1, max(position)) into last
  from (select position, occurred_at from audit_entry where position is not null order by position limit most) oldest;
  insert into audit_start (position, hash) select position, hash from audit_entry where position = last
  on conflict (only_one) do update set position = excluded.position, hash = excluded.hash;
  perform set_config('wayfare.audit_trim', 'on', true);
  delete from audit_entry where position <= last;
  get diagnostics trimmed = row_count;
  perform set_config('wayfare.audit_trim', 'off', true);
  return trimmed;
end $$;
