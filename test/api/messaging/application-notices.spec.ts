import { ApplicationsDigestMail } from '#notifications/adapters/mails/applications/applications-digest.js';
import { digestAfter } from '#notifications/domain/application-notice.js';
import { Catalogs } from '#platform/languages/catalogs.js';
import { ApplicationNotices, type NoticedApplication } from '#notifications/application/ports/application-notices.js';
import { Database } from '#platform/postgres/database.js';
import { aWorkplaceOf } from '../../support/mothers/workplaces.js';
import { memberOf } from '../../support/mothers/team.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const COMPANY = '/api/company/application-notice';

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
    expect((await owner.get(notice(jobId))).body).toEqual({ mode: 'automatic', inherited: 'automatic' });
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
    const applications: NoticedApplication[] = [];
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
      applications.push({ id: await apply(jobId), jobId, workplaceId: null });
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
    expect((await owner.get(notice(jobId))).body).toEqual({ mode, inherited: 'automatic' });
    await apply(jobId);
    expect(await queuedFor(owner)).toEqual(kind ? [{ kind, count: 1 }] : []);
    await owner.put(notice(jobId), { mode: 'automatic' });
    expect((await owner.get(notice(jobId))).body).toEqual({ mode: 'automatic', inherited: 'automatic' });
  });

  it('come as chosen for the listing, or else for its hotel, or else for all listings', async () => {
    const [owner, admin, other] = [await server.employer(), await server.admin(), await server.employer()];
    const { id: workplaceId } = await aWorkplaceOf(owner);
    const jobId = await openListing(owner, admin, { workplaceId });
    const choose = (mode: string, hotel?: number) => owner.put(COMPANY, { mode, ...(hotel && { workplaceId: hotel }) });
    const kinds = async () => (await queuedFor(owner)).map(({ kind, count }) => `${count} ${kind}`);
    expect((await owner.get(COMPANY)).body).toEqual({ mode: 'automatic', workplaces: [] });

    expect((await choose('none')).body).toEqual({ mode: 'none', workplaces: [] });
    await apply(jobId);
    expect(await kinds()).toEqual([]);
    const chosen = await choose('at_once', workplaceId);
    expect(chosen.body).toEqual({ mode: 'none', workplaces: [{ workplaceId, mode: 'at_once' }] });
    expect((await owner.get(notice(jobId))).body).toEqual({ mode: 'automatic', inherited: 'at_once' });
    await apply(jobId);
    await apply(await openListing(owner, admin));
    expect(await kinds()).toEqual(['1 application-received']);
    expect((await owner.put(notice(jobId), { mode: 'daily' })).body).toEqual({ mode: 'daily', inherited: 'at_once' });
    await apply(jobId);
    expect(await kinds()).toEqual(['1 application-received', '1 applications-digest']);

    expect((await choose('automatic', workplaceId)).body).toEqual({ mode: 'none', workplaces: [] });
    expect((await choose('automatic')).body).toEqual({ mode: 'automatic', workplaces: [] });
    for (const workplace of [workplaceId, 999_999]) {
      expect((await other.put(COMPANY, { mode: 'none', workplaceId: workplace })).status).toBe(404);
    }
    for (const invalid of [{ workplaceId: 'a' }, { workplaceId: 0 }, { mode: 'hourly' }]) {
      expect((await owner.put(COMPANY, { mode: 'daily', ...invalid })).status).toBe(400);
    }
  });

  it('tell a reviewer of the own hotels only, also in a digest that was queued before the hotel was taken', async () => {
    const [owner, admin] = [await server.employer(), await server.admin()];
    const [lisbon, faro] = [await aWorkplaceOf(owner), await aWorkplaceOf(owner, { name: 'Hotel Belvarra Faro' })];
    const ofLisbon = await openListing(owner, admin, { workplaceId: lisbon.id });
    const ofFaro = await openListing(owner, admin, { workplaceId: faro.id });
    const reviewer = await memberOf(server, owner, 'reviewer');
    const limit = (...workplaceIds: number[]) =>
      owner.put(`/api/company/members/${reviewer.user.id}`, { role: 'reviewer', workplaceIds });
    await limit(lisbon.id);
    await apply(ofFaro);
    await apply(await openListing(owner, admin));
    expect(await queuedFor(reviewer)).toEqual([]);
    expect((await reviewer.put(notice(ofFaro), { mode: 'at_once' })).status).toBe(404);
    expect((await reviewer.put(COMPANY, { mode: 'at_once', workplaceId: faro.id })).status).toBe(404);

    await apply(ofLisbon);
    expect(await queuedFor(reviewer)).toEqual([{ kind: 'applications-digest', count: 1 }]);
    const digest = mailing.app.get(ApplicationsDigestMail);
    const written = async () => {
      const { day } = digestAfter(new Date());
      const mail = { key: { day }, userId: reviewer.user.id } as Parameters<typeof digest.write>[0];
      const text = await digest.write(mail, new Catalogs().words('en'));
      return text?.content.sections?.map(({ title }) => title);
    };
    expect(await written()).toEqual(['Front Desk Agent · 1 new applicant']);
    await reviewer.put(COMPANY, { mode: 'none', workplaceId: lisbon.id });
    expect(await written()).toBeUndefined();
    await reviewer.put(notice(ofLisbon), { mode: 'daily' });
    expect(await written()).toHaveLength(1);
    await limit();
    expect(await written()).toBeUndefined();
    expect((await reviewer.get(COMPANY)).body).toEqual({ mode: 'automatic', workplaces: [] });
    await limit(lisbon.id);
    await owner.delete(`/api/company/members/${reviewer.user.id}`);
    expect(await written()).toBeUndefined();
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
