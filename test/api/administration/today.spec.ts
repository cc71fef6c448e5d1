import { Database } from '#platform/postgres/database.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { JobBoard } from '../../support/mothers/job-board.js';

describe('what waits for an admin', () => {
  const board = JobBoard.forTests();

  it('is counted, with failed mails and tasks and the last verified backup', async () => {
    const today = async () => (await board.admin.get<Record<string, unknown>>('/api/admin/today')).body;
    const before = await today();
    const [listings, reports, failedTasks] = [before['listings'], before['reports'], before['failedTasks']].map(Number);
    const [employer, seeker] = [await board.server.employer(), await board.server.jobSeeker()];
    const post = async () => (await employer.post<{ id: number }>('/api/jobs', aJobForm())).body.id;
    const [, approved] = [await post(), await post()];
    await board.admin.put(`/api/jobs/${approved}/approve`);
    // Two people report the same listing.
    for (const reporter of [seeker, await board.server.jobSeeker()])
      await reporter.post(`/api/jobs/${approved}/reports`, { reason: 'scam' });
    await board.server.app.get(Database).query(
      `insert into job_run (name, slot, started_at, finished_at, error)
       values ('schema-validation', now() - interval '1 minute', now(), now(), 'A table is missing.')`,
    );
    await board.admin.post('/api/admin/database/backup-critical');
    expect(await today()).toMatchObject({
      ...before,
      listings: (listings ?? NaN) + 1,
      reports: (reports ?? NaN) + 1,
      failedTasks: (failedTasks ?? NaN) + 1,
      lastBackupAt: expect.stringMatching(/^20/),
    });
  });

  it('is counted while it waits, and not once it is done or hidden', async () => {
    const database = board.server.app.get(Database);
    const today = async () => {
      const answer = await board.admin.get<Record<string, number>>('/api/admin/today');
      return ['listings', 'companies', 'hotels', 'objections', 'payments', 'failedMails'].map(
        (name) => answer.body[name] ?? 0,
      );
    };
    const before = await today();
    const [one, two, suspended] = [
      await board.server.employer(),
      await board.server.employer(),
      await board.server.employer(),
    ].map(({ user }) => user.id);
    await database.query('update user_account set suspended_at = now() where id = $1', [suspended]);
    const asEmployer = `insert into employer_profile (user_id, company_name, awaits_review, awaits_verification, published)
      values ($1, 'Inn', $2, $3, '{}')
      on conflict (user_id) do update set awaits_review = excluded.awaits_review,
        awaits_verification = excluded.awaits_verification`;
    await database.query(asEmployer, [one, true, false]);
    await database.query(asEmployer, [two, false, true]);
    await database.query(asEmployer, [suspended, false, true]);
    await database.query(
      `with suspension as (
         insert into suspension (user_id, reason, suspended_at, lifted_at) select $1::int, 'Fees', now(), now() from generate_series(1, 3)
         returning id
       )
       insert into objection (suspension_id, text, objected_at, decided_at)
       select id, 'No', now(), case when row_number() over () > 2 then now() end from suspension`,
      [suspended],
    );
    await database.query(
      `insert into payment (title, amount, currency, provider, reference, status, created_at)
       select 'Cook', 1, 'USD', provider, gen_random_uuid(), status, now()
       from unnest(array[null, 'stripe']) provider,
         unnest(array['open', 'invoiced', 'paid', 'cancelled', 'refunding', 'refunded']) status`,
    );
    await database.query(
      `insert into mail (kind, subject, stream, user_id, state)
       select 'more-news', gen_random_uuid(), 'applications', $1::int, state
       from unnest(array['queued', 'sending', 'sent', 'dropped', 'interrupted', 'failed']) state`,
      [one],
    );
    await database.query(
      `insert into job (employer_id, title, company, location, description, salary, job_type, category, skills,
         is_premium, posted_at)
       select id, 'Cook', 'Inn', 'Lisbon', 'Cook.', '', 'full_time', 'hotels', '[]', false, now() from unnest($1::int[]) id`,
      [[one, suspended]],
    );
    await database.query(
      `insert into workplace (company_id, name, location, defaults, awaits_review, created_at)
       select id, 'Inn ' || number, 'Lisbon', '{}', number < 4, now()
       from unnest($1::int[]) id, generate_series(1, 4) number where id = any($2) or number = 1`,
      [[one, suspended], [one]],
    );
    const after = await today();
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 2, 3, 2, 2, 2]);
  });
});
