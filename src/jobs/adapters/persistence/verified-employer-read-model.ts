/**
 * Whether the employer of a listing is verified and posts it in the name that was verified, not in that of another company.
 * Nobody is shown as verified while suspended.
 */
export const IS_FROM_VERIFIED_EMPLOYER = `exists (
  select from employer_profile company
  where company.user_id = job.employer_id and company.is_trusted and job.hidden_at is null
    and lower(company.company_name) = lower(btrim(job.company)))`;
