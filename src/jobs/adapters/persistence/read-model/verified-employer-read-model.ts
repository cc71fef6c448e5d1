/**
 * Whether a listing was posted by a verified employer under its verified company name. Suspended employers do not count
 * as verified.
 */
export const IS_FROM_VERIFIED_EMPLOYER = `exists (
  select from employer_profile company
  where company.user_id = job.employer_id and company.is_trusted and job.hidden_at is null
    and lower(company.company_name) = lower(btrim(job.company)))`;
