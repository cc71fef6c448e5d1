-- Pay in any currency and for any period, and facts of listings. Existing amounts are in dollars per year.

alter table job
  alter column min_salary type double precision,
  alter column max_salary type double precision,
  add column pay_period text not null default 'year'
    constraint job_pay_period_known check (pay_period in ('hour', 'day', 'week', 'month', 'season', 'year')),
  add column currency text not null default 'USD' constraint job_currency_code check (currency ~ '^[A-Z]{3}$'),
  add column pay_basis text constraint job_pay_basis_known check (pay_basis in ('gross', 'net')),
  add column facts jsonb not null default '{}',
  add constraint job_facts_object check (jsonb_typeof(facts) = 'object'),
  add constraint job_season check (facts ->> 'startsOn' collate "C" <= facts ->> 'endsOn' collate "C");
create index job_in_other_currency on job (id) where currency <> 'USD';

alter table job_search
  add column facts integer not null default 0,
  add column languages text[] not null default '{}';
create index job_search_with_facts on job_search (posted_at desc, job_id desc)
  include (closes_at, location_id, job_type, category, experience, is_premium, kind_id, facts) where facts <> 0;
create index job_search_languages on job_search using gin (languages);
