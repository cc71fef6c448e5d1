-- Who archived a listing, pending premium requests, and views per listing, address and day.

alter table job
  add column archived_by text constraint job_archived_by_known check (archived_by in ('employer', 'admin')),
  add column premium_requested boolean not null default false;

-- It is unknown who archived these: their employers can restore them, but they need another review.
update job set archived_by = 'employer', approved_at = null, version = version + 1,
  closes_at = case when deadline is null then null else closes_at end
where archived_at is not null;

alter table job add constraint job_archived_by_someone check ((archived_at is null) = (archived_by is null));
drop index job_pending;
create index job_awaiting_admin on job (posted_at, id)
  where archived_at is null and (approved_at is null or premium_requested);

create table job_view_address (
  day date not null,
  job_id integer not null references job on delete cascade,
  address text not null,
  viewers integer not null,
  primary key (day, job_id, address)
);
create index job_view_address_of_job on job_view_address (job_id);
