-- Which process works on which row of a queue, and when a row whose work failed is tried again.

create table work_lease (
  queue text not null,
  item integer not null,
  -- The process; null while nobody works on it.
  holder uuid,
  ends_at timestamptz not null,
  failures integer not null default 0,
  primary key (queue, item)
);

-- Payments that the provider has to refund, or whose checkout it has to end.
alter table payment add column awaits_provider boolean not null default false;
update payment set awaits_provider = true
where provider is not null
  and (status = 'refunding' or status = 'cancelled' and session is not null and ended_at > now() - interval '1 day');
create index payment_awaiting_provider on payment (id) where awaits_provider;

create index listing_import_unfinished on listing_import (id) where state in ('waiting', 'running');
create index account_export_preparing on account_export (requested_at) where state = 'preparing';
