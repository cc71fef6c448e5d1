-- The company profile that applicants see: the last approved one, once a listing has been approved.

alter table employer_profile
  add column version integer not null default 1,
  add column published jsonb,
  add column is_reviewed boolean not null default false,
  add column awaits_review boolean not null default false;

update employer_profile p
set published = jsonb_build_object('companyName', company_name, 'companyLogo', company_logo,
      'companyWebsite', company_website, 'industry', industry, 'companySize', company_size, 'location', location,
      'about', about, 'founded', founded),
    is_reviewed = exists (select from job j where j.employer_id = p.user_id and j.approved_at is not null);

alter table employer_profile alter column published set not null;
create index employer_profile_awaits_review on employer_profile (user_id) where awaits_review;
create index employer_profile_published_logo on employer_profile ((published ->> 'companyLogo'));
