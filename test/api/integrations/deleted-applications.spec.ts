import { PurgeRejectedApplications } from '#applications';
import { WebhookWorker } from '#integrations/adapters/webhooks/webhook-worker.js';
import type { ApplicationChangesBody } from '#integrations/application/fetching/fetched-application.view.js';
import { PurgeArchivedJobs } from '#jobs/application/upkeep/purge-archived-jobs.js';
import { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import { apply, setStatus } from '../../support/mothers/applying.js';
import { aKeyOf } from '../../support/mothers/fetching.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';

const PATH = '/api/employer/applications';
const REASON = { reason: 'She asked us to delete everything.' };

describe('applications that were deleted', () => {
  const people = peopleForTests();
  let program: ApiClient;

  beforeEach(async () => {
    program = people.server.visitor().withApiKey((await aKeyOf(people.employer)).secret);
  });

  const query = <Row extends object>(text: string, values: unknown[] = []) =>
    people.server.app.get(Database).query<Row>(text, values);
  const pageOf = async (search = '') => (await program.get<ApplicationChangesBody>(`${PATH}?${search}`)).body;
  /** Changes follow once no older transaction of the whole database server is open. */
  const changed = (count: number): Promise<ApplicationChangesBody> =>
    eventually(async () => {
      const page = await pageOf();
      expect(page.applications).toHaveLength(count);
      return page;
    });
  const erase = () =>
    people.employer.request('DELETE', `/api/company/applicants/${people.seeker.user.id}`, { body: REASON });

  it.each<[string, (application: { id: number; jobId: number }) => Promise<unknown>]>([
    ['the company', erase],
    [
      'how long the company keeps them',
      async ({ id }) => {
        await people.employer.put('/api/company/retention', { rejectedDays: 30, endedDays: null });
        await setStatus(people.employer, id, 'rejected');
        await query(`update application_event set occurred_at = now() - interval '31 days' where application_id = $1`, [
          id,
        ]);
        await people.server.app.get(PurgeRejectedApplications).execute();
      },
    ],
    [
      'the applicant with the account',
      () => people.seeker.request('DELETE', '/api/account', { body: { password: 'correct horse' } }),
    ],
    [
      'the listing, long after its end',
      async ({ jobId }) => {
        await people.employer.put(`/api/jobs/${jobId}/archive`, { archive: true });
        await query(`update job set archived_at = now() - interval '61 days' where id = $1`, [jobId]);
        await people.server.app.get(PurgeArchivedJobs).execute();
      },
    ],
  ])('are fetched as deleted by %s', async (_, remove) => {
    const jobId = await openListing(people.employer, people.admin);
    const id = await apply(people.seeker, jobId);
    const { cursor, deleted } = await changed(1);
    expect(deleted).toEqual([]);
    await remove({ id, jobId });
    const page = await eventually(async () => {
      const next = await pageOf(`cursor=${cursor}&status=pending`);
      expect(next.deleted).toEqual([{ id, jobId, deletedAt: expect.any(String) }]);
      return next;
    });
    expect((await program.get(`${PATH}/${id}`)).status).toBe(404);
    expect(await pageOf(`cursor=${page.cursor}`)).toMatchObject({ applications: [], deleted: [], cursor: page.cursor });
    expect((await pageOf(`jobId=${jobId}`)).deleted).toMatchObject([{ id }]);
    expect((await pageOf(`jobId=${jobId + 1}`)).deleted).toEqual([]);
    const stranger = people.server.visitor().withApiKey((await aKeyOf(await people.server.employer())).secret);
    expect((await stranger.get(PATH)).body).toMatchObject({ deleted: [] });
  });

  it('come in one order with those that were deleted', async () => {
    const jobId = await openListing(people.employer, people.admin);
    const seekers = await Promise.all(Array.from({ length: 3 }, () => people.server.jobSeeker()));
    const ids: number[] = [];
    for (const seeker of seekers) ids.push(await apply(seeker, jobId));
    const [first = 0, second = 0, third = 0] = ids;
    const { cursor } = await changed(3);
    await query('delete from application where id = $1', [first]);
    await setStatus(people.employer, second, 'shortlisted');
    await query('delete from application where id = $1', [third]);
    await eventually(async () => expect((await pageOf(`cursor=${cursor}`)).deleted).toHaveLength(2));
    const found: [readonly number[], readonly number[], boolean][] = [];
    for (let at = cursor, hasMore = true; hasMore;) {
      const page = await pageOf(`limit=1&cursor=${at}`);
      found.push([page.applications.map(({ id }) => id), page.deleted.map(({ id }) => id), page.hasMore]);
      [at, hasMore] = [page.cursor, page.hasMore];
    }
    expect(found).toEqual([
      [[], [first], true],
      [[second], [], true],
      [[], [third], false],
    ]);
  });

  it('are told to webhooks once, and forgotten after 90 days', async () => {
    const form = {
      url: 'https://hooks.example.net/wayfare',
      events: ['application.deleted'],
      password: 'correct horse',
    };
    const { body: hook } = await people.employer.post<{ id: number }>('/api/employer/webhooks', form);
    const jobId = await openListing(people.employer, people.admin, { title: 'Réceptionniste ☀' });
    const id = await apply(people.seeker, jobId);
    expect((await erase()).status).toBe(204);
    const worker = people.server.app.get(WebhookWorker);
    await worker.catchUp();
    await worker.catchUp();
    const told = await query<{ body: unknown }>('select body from webhook_delivery where webhook_id = $1', [hook.id]);
    expect(told.map(({ body }) => body)).toEqual([
      {
        type: 'application.deleted',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
        data: { listingId: jobId, title: 'Réceptionniste ☀', applicationId: id },
      },
    ]);
    await query(`update deleted_application set deleted_at = now() - interval '91 days' where job_id = $1`, [jobId]);
    await worker.catchUp();
    expect(await query('select from deleted_application where job_id = $1', [jobId])).toEqual([]);
  });
});
