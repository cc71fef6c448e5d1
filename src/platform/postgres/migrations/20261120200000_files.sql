-- Metadata of uploaded files, and references to them.

create table uploaded_file (
  key text primary key,
  owner_id integer not null references user_account on delete cascade,
  file_name text not null,
  content_type text not null,
  bytes integer not null,
  uploaded_at timestamptz not null,
  replaced_at timestamptz
);
create index uploaded_file_of_owner on uploaded_file (owner_id);
create index user_account_avatar on user_account (avatar) where avatar is not null;
create index employer_profile_logo on employer_profile (company_logo) where company_logo is not null;
create index job_seeker_profile_resume on job_seeker_profile (resume) where resume is not null;
create index application_resume on application (resume) where resume is not null;
