import { ownedByAccounts } from '#platform/owned-data.js';
import { HAS_ARRIVED, IS_READABLE, TABLES } from './read-model/readable-applications-read-model.js';

const FROM_APPLICANT = `${TABLES} where j.employer_id = $1 and a.job_seeker_id = $2 and ${HAS_ARRIVED}`;

/** Applications, the notes of companies about them, and message templates. */
export const APPLICATION_DATA = ownedByAccounts({
  exported: {
    applications: `
      select a.id, a.applied_at, a.status, a.cover_letter, a.resume, j.id as job_id, j.title, j.company,
        (select coalesce(jsonb_agg(answer - 'isMissed'), '[]') from jsonb_array_elements(a.answers) answer) as answers
      from application a join job j on j.id = a.job_id where a.job_seeker_id = $1 order by a.id`,
  },
  exportedOfParty: {
    'application-notes': `
      select n.application_id, n.author_id, n.text, n.mentions, n.written_at, n.edited_at
      from application_note n join application a on a.id = n.application_id join job j on j.id = a.job_id
      where j.employer_id = $1 order by n.id`,
    templates: 'select name, subject, body from message_template where employer_id = $1 order by id',
    retention: 'select rejected_days, ended_days from company_retention where company_id = $1',
    replyTime: 'select days from company_reply_time where company_id = $1',
  },
  erased: ['delete from application where job_seeker_id = $1'],
  erasedOfParty: [
    'delete from message_template where employer_id = $1',
    'delete from company_reply_time where company_id = $1',
    'delete from company_retention where company_id = $1',
  ],
  ofApplicant: {
    exported: {
      applications: `
        select a.id, j.id as job_id, j.title, a.status, a.applied_at, a.seen_at, a.withdrawn_at,
          case when ${IS_READABLE} then a.cover_letter end as cover_letter,
          case when ${IS_READABLE} then a.answers end as answers,
          (select jsonb_agg(jsonb_build_object('text', n.text, 'written_at', n.written_at) order by n.id)
            from application_note n where n.application_id = a.id) as notes,
          (select jsonb_agg(jsonb_build_object('step', e.step, 'status', e.status, 'message', e.message,
              'occurred_at', e.occurred_at) order by e.id)
            from application_event e where e.application_id = a.id) as timeline
        from ${FROM_APPLICANT} order by a.id`,
    },
    files: [`select a.resume as key from ${FROM_APPLICANT} and a.resume is not null and ${IS_READABLE}`],
    erased: [`delete from application where id in (select a.id from ${FROM_APPLICANT})`],
  },
  files: [{ table: 'application', column: 'resume', holds: 'key' }],
});
