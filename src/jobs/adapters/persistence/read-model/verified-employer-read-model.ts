/**
 * Whether a listing was posted by a verified employer under its verified company name, or under the approved name of
 * one of its hotels. Suspended employers do not count as verified.
 */
export const isFromVerifiedEmployer = (company: string): string =>
  `exists (select ${named(company, 'company.is_trusted')})`;

/** The domain that the unverified company named by a listing controls, or null. */
export const controlledDomain = (company: string): string =>
  `(select verified_domain ${named(company, 'not company.is_trusted')})`;

function named(name: string, condition: string): string {
  return `
  from employer_profile company
  where company.user_id = job.employer_id and ${condition} and job.hidden_at is null
    and (lower(company.company_name) = lower(btrim(${name})) or job.workplace_id is not null and exists (
      select from workplace
      where id = job.workplace_id and lower(published ->> 'name') = lower(btrim(${name}))))`;
}
