import { isRemoved } from '#jobs';
import { ownedByAccounts } from '#platform/owned-data.js';

/** Interviews, which `end-on-events.ts` cancels when an account is deleted. */
export const INTERVIEW_DATA = ownedByAccounts({
  exportedOfParty: {
    interviews: `
      select i.state, i.slots, i.minutes, i.starts_at, i.ends_at, i.place, i.link, i.note, j.id as job_id, j.title,
        case when i.job_seeker_id = $1 or not ${isRemoved('j')} then i.proposal end as proposal
      from interview i join job j on j.id = i.job_id where $1 in (i.employer_id, i.job_seeker_id) order by i.id`,
  },
});
