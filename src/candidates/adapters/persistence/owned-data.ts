import { ownedByAccounts } from '#platform/owned-data.js';

/** Who may be found, who looked, and who was asked. A company's export does not tell whom it looked at. */
export const CANDIDATE_DATA = ownedByAccounts({
  exported: {
    'found-by-companies': `
      select handle, shows_name, shows_photo, shows_headline, shows_place, since from findable_person where user_id = $1`,
    'looked-at-by': `
      select l.employer_id, e.published ->> 'companyName' as company, l.day
      from candidate_look l left join employer_profile e on e.user_id = l.employer_id
      where l.job_seeker_id = $1 order by l.day, l.employer_id`,
    'requests-of-companies': `
      select r.employer_id, e.published ->> 'companyName' as company, r.job_id, r.text, r.state, r.asked_at, r.answered_at
      from contact_request r left join employer_profile e on e.user_id = r.employer_id
      where r.job_seeker_id = $1 order by r.id`,
  },
  exportedOfParty: {
    'requests-to-people': `
      select job_id, text, case when state = 'declined' then 'pending' else state end as state, asked_at
      from contact_request where employer_id = $1 order by id`,
  },
  erased: [
    'delete from findable_person where user_id = $1',
    'delete from contact_request where job_seeker_id = $1',
    'update contact_request set author_id = null where author_id = $1',
  ],
  erasedOfParty: [
    'delete from candidate_look where employer_id = $1',
    'delete from contact_request where employer_id = $1',
  ],
});
