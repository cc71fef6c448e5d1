/** The approved hotel of a listing, for links to its page and for structured data. */
export const WORKPLACE = `(
  select json_build_object('id', w.id, 'name', w.published ->> 'name', 'companyName', company.published ->> 'companyName')
  from workplace w join employer_profile company on company.user_id = w.company_id
  where w.id = job.workplace_id and w.published is not null and company.is_reviewed)`;
