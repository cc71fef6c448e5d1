-- A listing stays public while a change of its text awaits approval: its own columns are the last approved text, and
-- the change waits in `proposed_text`. Until now, the listing had the change, and `approved_job_text` the approved text.

alter table job
  add column proposed_text jsonb,
  add column checked_text jsonb,
  drop constraint job_rejected_or_approved,
  -- Only a change can be rejected while the approved text stays.
  add constraint job_rejected_or_public check (rejected_at is null or approved_at is null or proposed_text is not null);

-- Also serves processes of the previous version, which still write `approved_job_text`.
create function approved_job_text_swap() returns trigger language plpgsql as $$
begin
  update job set
    proposed_text = nullif(
      jsonb_build_object('title', title, 'company', company, 'location', location, 'description', description,
        'requirements', requirements, 'responsibilities', responsibilities, 'benefits', benefits,
        'department', department, 'salary', salary, 'minSalary', min_salary, 'maxSalary', max_salary,
        'payPeriod', pay_period, 'currency', currency, 'payBasis', pay_basis, 'jobType', job_type,
        'category', category, 'experience', experience, 'skills', skills, 'facts', facts, 'places', places,
        'questions', questions),
      new.details - 'deadline' - 'isPremium'),
    title = new.details ->> 'title', company = new.details ->> 'company', location = new.details ->> 'location',
    description = new.details ->> 'description', requirements = new.details ->> 'requirements',
    responsibilities = new.details ->> 'responsibilities', benefits = new.details ->> 'benefits',
    department = new.details ->> 'department', salary = new.details ->> 'salary',
    min_salary = (new.details ->> 'minSalary')::double precision,
    max_salary = (new.details ->> 'maxSalary')::double precision,
    pay_period = coalesce(new.details ->> 'payPeriod', pay_period), currency = coalesce(new.details ->> 'currency', currency),
    pay_basis = new.details ->> 'payBasis', job_type = new.details ->> 'jobType', category = new.details ->> 'category',
    experience = new.details ->> 'experience', skills = new.details -> 'skills',
    facts = coalesce(new.details -> 'facts', facts), places = nullif(new.details -> 'places', 'null'),
    questions = coalesce(new.details -> 'questions', questions)
  where id = new.job_id;
  return null;
end
$$;
create trigger approved_job_text_swap before insert on approved_job_text
  for each row execute function approved_job_text_swap();

with approved as (delete from approved_job_text returning job_id, details)
insert into approved_job_text select job_id, details from approved;

create index job_under_review on job (posted_at, id)
  where archived_at is null and rejected_at is null
    and (not (approved_at is not null and proposed_text is null) or premium_requested or checked_text is not null);
