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
  ofApplicant: {
    exported: {
      interviews: `
        select i.state, i.slots, i.minutes, i.starts_at, i.ends_at, i.place, i.link, i.note, j.title,
          case when not ${isRemoved('j')} then i.proposal end as proposal
        from interview i join job j on j.id = i.job_id where i.employer_id = $1 and i.job_seeker_id = $2
          and (i.application_id is not null or i.state <> 'cancelled') order by i.id`,
    },
    // The others are canceled, which calendars have to hear of.
    erased: [
      `delete from interview where employer_id = $1 and job_seeker_id = $2
         and (state = 'cancelled' or (state = 'scheduled' and starts_at <= now()))`,
      'update interview set proposal = null, note = null where employer_id = $1 and job_seeker_id = $2',
    ],
  },
});
