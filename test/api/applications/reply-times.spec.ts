import { MeasureReplyTimes } from '#applications/application/measure-reply-times.js';
import { Database } from '#platform/postgres/database.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { manyApplications } from '../../support/rows/many-applications.js';
import { peopleForTests } from '../../support/server/people.js';

type Told = { repliesWithinDays: number | null };

/** What became of an application: an answer by status or message, or something that is none. */
type Fate = 'status' | 'message' | 'only read' | 'withdrawn' | 'withdrawn late';

describe('within how many days a company usually replies', () => {
  const people = peopleForTests();
  const query = (text: string, values: unknown[]) =>
    people.server.app.get(Database).query<{ id: number }>(text, values);
  const measure = () => people.server.app.get(MeasureReplyTimes).execute();
  const onPage = (id: number) => people.server.visitor().get<Told>(`/api/jobs/${id}`);

  /** Adds applications that were sent some days ago and met the same fate some days later. */
  const sent = async (jobId: number, count: number, fate: Fate, { ago = 30, later = 0.05 } = {}) => {
    const [newest] = await query('select coalesce(max(id), 0) as id from application', []);
    await manyApplications(people.server.databaseUrl, jobId, count);
    const added = await query(
      `update application set status = 'pending', applied_at = now() - $2 * interval '1 day' where id > $1 returning id`,
      [newest?.id, ago],
    );
    const ids = added.map(({ id }) => id);
    const then = `(select applied_at from application where id = application_id) + $2 * interval '1 day'`;
    const step = fate === 'status' ? 'status' : fate === 'only read' ? 'seen' : undefined;
    if (step)
      await query(
        `insert into application_event (application_id, step, status, occurred_at)
         select application_id, '${step}', case '${step}' when 'status' then 'rejected' end, ${then}
         from unnest($1::int[]) application_id`,
        [ids, later],
      );
    if (fate === 'message' || fate === 'only read') {
      await query(
        `with conversations as (
           insert into conversation (participant1_id, participant2_id, subject, application_id, created_at)
           select least(job_seeker_id, employer_id), greatest(job_seeker_id, employer_id), 0, a.id, now()
           from application a join job on job.id = job_id where a.id = any($1)
           returning id, application_id)
         insert into message (conversation_id, sender_id, recipient_id, content, sent_at)
         select c.id, case when $3 then employer_id else job_seeker_id end,
           case when $3 then job_seeker_id else employer_id end, 'Hello', ${then}
         from conversations c join application a on a.id = application_id join job on job.id = job_id`,
        [ids, later, fate === 'message'],
      );
    }
    if (fate === 'withdrawn' || fate === 'withdrawn late')
      await query(`update application set withdrawn_at = applied_at + $2 * interval '1 day' where id = any($1)`, [
        ids,
        later,
      ]);
  };

  it('is told on the pages of its listings and its own', async () => {
    const jobId = await openListing(people.employer, people.admin);
    await people.employer.put('/api/profile/employer', { about: 'By the sea.' });
    const quiet = await openListing(await people.server.employer(), people.admin);
    await sent(quiet, 12, 'only read');
    // Half of those that count were answered after two and a half days, one of them by a message.
    await sent(jobId, 5, 'status', { later: 2.5 });
    await sent(jobId, 1, 'message', { later: 2.5 });
    await sent(jobId, 6, 'only read');
    // Too new, too old, and taken back in time.
    await sent(jobId, 20, 'status', { ago: 13 });
    await sent(jobId, 20, 'status', { ago: 181 });
    await sent(jobId, 20, 'withdrawn', { later: 13 });
    const before = await onPage(jobId);
    expect(before.body.repliesWithinDays).toBeNull();
    await measure();
    const after = await onPage(jobId);
    expect(after.body.repliesWithinDays).toBe(3);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect((await onPage(quiet)).body.repliesWithinDays).toBeNull();
    const { employerId } = (await people.employer.get<{ employerId: number }>('/api/user')).body;
    const company = await people.server.visitor().get<Told>(`/api/companies/${employerId}`);
    expect(company.body).toMatchObject({ repliesWithinDays: 3 });
    // Companies are measured together, and one that is gone is measured once more.
    await query('insert into company_reply_time (company_id, days) values ($1, 2)', [people.seeker.user.id]);
    // Those who gave up after a fortnight without an answer count.
    await sent(jobId, 1, 'withdrawn late', { later: 15 });
    await measure();
    expect((await onPage(jobId)).body.repliesWithinDays).toBeNull();
    expect(
      await query('select company_id as id from company_reply_time where company_id = any($1)', [
        [people.seeker.user.id, employerId],
      ]),
    ).toEqual([]);
  });
});
