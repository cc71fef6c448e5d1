import { ownedByAccounts } from '#platform/owned-data.js';

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
    replyTime: 'select days from company_reply_time where company_id = $1',
  },
  erased: ['delete from application where job_seeker_id = $1'],
  erasedOfParty: [
    'delete from message_template where employer_id = $1',
    'delete from company_reply_time where company_id = $1',
  ],
  files: [{ table: 'application', column: 'resume', holds: 'key' }],
});
