import { ApplicationNotices } from '#notifications/application/ports/application-notices.js';
import { Database } from '#platform/postgres/database.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Queued = { readonly kind: string; readonly count: number };

describe('mails about new applications', () => {
  let server: TestServer;
  let mailing: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    // No mail leaves it, so that all stay in the queue.
    mailing = await server.sibling({ SMTP_URL: 'smtp://127.0.0.1:1' });
  });
  afterAll(async () => {
    await mailing.stop();
    await server.stop();
  });

  const apply = async (jobId: number, seeker?: ApiClient) => {
    const applicant = (seeker ?? (await server.jobSeeker())).at(mailing.url);
    return (await applicant.post<{ id: number }>('/api/applications', { jobId })).body.id;
  };
  const queuedFor = ({ user }: ApiClient) =>
    server.app
      .get(Database)
      .query<Queued>('select kind, count(*)::int as count from mail where user_id = $1 group by kind order by kind', [
        user.id,
      ]);
  const notice = (jobId: number) => `/api/jobs/${jobId}/application-notice`;

  it('come at once, and from the sixth of a day on in one digest', async () => {
    const owner = await server.employer();
    const jobId = await openListing(owner, await server.admin());
    expect((await owner.get(notice(jobId))).body).toEqual({ mode: 'automatic' });
    for (let count = 0; count < 7; count += 1) await apply(jobId);
    expect(await queuedFor(owner)).toEqual([
      { kind: 'application-received', count: 5 },
      { kind: 'applications-digest', count: 1 },
    ]);
    const { user } = owner;
    const toldYesterday = `update mail set queued_at = now() - interval '1 day' where user_id = $1`;
    await server.app.get(Database).query(toldYesterday, [user.id]);
    await apply(jobId);
    expect(await queuedFor(owner)).toMatchObject([{ count: 6 }, { count: 1 }]);
  });

  it('are in the digest of their listings, unless they were told', async () => {
    const [owner, colleague] = [await server.employer(), await server.employer()];
    const admin = await server.admin();
    const applications: { id: number; jobId: number }[] = [];
    // What a person chose for one listing says nothing about another, or about another person.
    for (const mode of ['none', 'automatic', 'daily', 'at_once', 'daily', 'none']) {
      const jobId = await openListing(owner, admin);
      await owner.put(notice(jobId), { mode });
      await server.app
        .get(Database)
        .query(`insert into application_notice (user_id, job_id, mode) values ($1, $2, 'none')`, [
          colleague.user.id,
          jobId,
        ]);
      applications.push({ id: await apply(jobId), jobId });
    }
    const told = await server.app
      .get(Database)
      .query<{ id: number }>(
        `select (key ->> 'applicationId')::int as id from mail where user_id = $1 and kind = 'application-received' order by id`,
        [owner.user.id],
      );
    expect(told.map(({ id }) => id)).toEqual([applications[1]?.id, applications[3]?.id]);
    const digest = async () => new Set(await server.app.get(ApplicationNotices).inDigest(owner.user.id, applications));
    expect(await digest()).toEqual(new Set([2, 4].map((index) => applications[index]?.id)));
    await server.app
      .get(Database)
      .query(`delete from mail where user_id = $1 and key ->> 'applicationId' = $2`, [
        owner.user.id,
        String(applications[1]?.id),
      ]);
    expect(await digest()).toEqual(new Set([1, 2, 4].map((index) => applications[index]?.id)));
  });

  it.each([
    ['at_once', 'application-received'],
    ['daily', 'applications-digest'],
    ['none', undefined],
  ])('come as chosen for a listing: %s', async (mode, kind) => {
    const owner = await server.employer();
    const jobId = await openListing(owner, await server.admin());
    expect(await owner.put(notice(jobId), { mode })).toMatchObject({ status: 200, body: { mode } });
    expect((await owner.get(notice(jobId))).body).toEqual({ mode });
    await apply(jobId);
    expect(await queuedFor(owner)).toEqual(kind ? [{ kind, count: 1 }] : []);
    await owner.put(notice(jobId), { mode: 'automatic' });
    expect((await owner.get(notice(jobId))).body).toEqual({ mode: 'automatic' });
  });

  it('come again after a withdrawal, and tell the applicant each time', async () => {
    const [owner, seeker] = [await server.employer(), await server.jobSeeker()];
    const jobId = await openListing(owner, await server.admin());
    const id = await apply(jobId, seeker);
    await seeker.post(`/api/applications/${id}/withdraw`);
    await apply(jobId, seeker);
    expect(await queuedFor(owner)).toEqual([{ kind: 'application-received', count: 2 }]);
    expect(await queuedFor(seeker)).toEqual([{ kind: 'application-sent', count: 2 }]);
  });
});
