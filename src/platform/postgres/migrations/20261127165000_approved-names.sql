-- An email proves a domain, not a name: companies are verified once an admin has checked their name.

alter table employer_profile add column awaits_verification boolean not null default false;
create index employer_profile_awaits_verification on employer_profile (user_id) where awaits_verification;

-- What admins verified stays; what only an email verified waits for an admin.
update employer_profile
set is_trusted = false, verified_at = null, verified_name_key = null,
  awaits_verification = company_name is not distinct from published ->> 'companyName'
    and company_website is not distinct from published ->> 'companyWebsite'
where is_trusted and verified_domain is not null;
