import { ReleaseApplication } from '#applications/application/release-application.js';
import type {
  ApplicationChangesBody,
  FetchedApplicationBody,
} from '#integrations/application/fetching/fetched-application.view.js';
import { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import { apply, setStatus } from '../../support/mothers/applying.js';
import { aKeyOf, fullApplication, type Key } from '../../support/mothers/fetching.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { memberOf } from '../../support/mothers/team.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';
import { startTestServer } from '../../support/server/test-server.js';

const PATH = '/api/employer/applications';

describe('applications fetched by programs', () => {
  const people = peopleForTests();
  let key: Key;
  let program: ApiClient;

  beforeEach(async () => {
    key = await aKeyOf(people.employer);
    program = people.server.visitor().withApiKey(key.secret);
  });

  const query = <Row extends object>(text: string, values: unknown[] = []) =>
    people.server.app.get(Database).query<Row>(text, values);
  const pageOf = async (search = '') => (await program.get<ApplicationChangesBody>(`${PATH}?${search}`)).body;
  const open = ({ pathname, search }: URL) => people.server.visitor().get(pathname + search);
  const read = async (id: number) => (await program.get<FetchedApplicationBody>(`${PATH}/${id}`)).body;

  /** Changes follow once no older transaction of the whole database server is open. */
  const changed = (count: number, search = ''): Promise<ApplicationChangesBody> =>
    eventually(async () => {
      const page = await pageOf(search);
      expect(page.applications).toHaveLength(count);
      return page;
    });

  it('are listed without anything about the applicant, then read one by one', async () => {
    const id = await fullApplication(people);
    const { applications, cursor, hasMore } = await changed(1);
    expect({ applications, hasMore }).toMatchObject({
      applications: [{ id, version: 1, status: 'pending', listing: { reference: null, workplaceId: null } }],
      hasMore: false,
    });
    expect(JSON.stringify(applications)).not.toContain(people.seeker.user.fullName);
    expect(await pageOf(`cursor=${cursor}`)).toEqual({ applications: [], deleted: [], cursor, hasMore: false });
    const application = await read(id);
    expect(application).toMatchObject({
      id,
      applicant: {
        id: people.seeker.user.id,
        fullName: people.seeker.user.fullName,
        headline: 'Night porter',
        phone: '+351 910 000 000',
        papers: [{ kind: 'passport', validUntil: '2031-05-01' }],
      },
      coverLetter: 'I like nights.',
      answers: [{ question: 'Do you swim?', answer: 'No', isMissed: true }],
      files: [{ kind: 'resume' }],
    });
    expect((await people.employer.get(`/api/applications/${id}`)).body).toMatchObject({ seenAt: null });
  });

  it('come in pages without gaps or doubles while they change in between', async () => {
    const jobId = await openListing(people.employer, people.admin);
    const seekers = await Promise.all(Array.from({ length: 5 }, () => people.server.jobSeeker()));
    const ids: number[] = [];
    for (const seeker of seekers) ids.push(await apply(seeker, jobId));
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = ids;
    await changed(5);
    const page = await changed(2, 'limit=2');
    expect(page.applications.map(({ id }) => id)).toEqual([first, second]);
    expect(page.hasMore).toBe(true);
    await setStatus(people.employer, second, 'shortlisted');
    await setStatus(people.employer, third, 'rejected');
    const rest = await changed(4, `cursor=${page.cursor}`);
    expect(rest.applications.map(({ id, version }) => [id, version])).toEqual([
      [fourth, 1],
      [fifth, 1],
      [second, 2],
      [third, 2],
    ]);
    // Notes and opening are no change.
    await people.employer.put(`/api/applications/${first}/notes`, { notes: 'Call her.' });
    await people.employer.put(`/api/applications/${first}/seen`);
    expect((await pageOf(`cursor=${rest.cursor}`)).applications).toEqual([]);
  });

  it('wait for an older transaction that is still open, instead of passing over what it adds', async () => {
    const jobId = await openListing(people.employer, people.admin);
    const [early, late] = [await apply(people.seeker, jobId), await apply(await people.server.jobSeeker(), jobId)];
    await changed(2);
    await people.server.app.get(Database).onConnection(async (connection) => {
      await connection.query('begin');
      await connection.query('update application set version = version + 1 where id = $1', [early]);
      await setStatus(people.employer, late, 'shortlisted');
      const { applications } = await pageOf();
      expect(applications.filter(({ version }) => version > 1)).toEqual([]);
      await connection.query('commit');
    });
    await eventually(async () =>
      expect((await pageOf()).applications.map(({ id, version }) => [id, version])).toEqual([
        [early, 2],
        [late, 2],
      ]),
    );
  });

  it('follow once they can no longer be undone, also after younger ones were read', async () => {
    const jobId = await openListing(people.employer, people.admin);
    const held = await people.seeker.post<{ id: number }>('/api/applications', { jobId }, { Prefer: 'undoable' });
    const younger = await apply(await people.server.jobSeeker(), jobId);
    const { applications, cursor } = await changed(1);
    expect(applications).toMatchObject([{ id: younger }]);
    await people.server.app.get(ReleaseApplication).execute(held.body.id);
    expect((await changed(1, `cursor=${cursor}`)).applications).toMatchObject([{ id: held.body.id }]);
  });

  it('are filtered by listing, status and time', async () => {
    const [bar, spa] = [
      await openListing(people.employer, people.admin),
      await openListing(people.employer, people.admin),
    ];
    const [atBar, atSpa] = [await apply(people.seeker, bar), await apply(people.seeker, spa)];
    await query(`update application set changed_at = now() - interval '2 days' where id = $1`, [atBar]);
    await people.seeker.post(`/api/applications/${atSpa}/withdraw`);
    await changed(2);
    const found = async (search: string) => (await pageOf(search)).applications.map(({ id }) => id);
    expect(await found(`jobId=${bar}`)).toEqual([atBar]);
    expect(await found('status=withdrawn')).toEqual([atSpa]);
    expect(await found(`changedSince=${new Date(Date.now() - 86_400_000).toISOString()}`)).toEqual([atSpa]);
    for (const wrong of ['status=x', 'jobId=x', 'changedSince=yesterday', 'limit=101', 'cursor=x', 'cursor=WyJ4IiwxXQ'])
      expect((await program.get(`${PATH}?${wrong}`)).status).toBe(400);
  });

  it('all come again after a restore, for which the cursor is of the future', async () => {
    await apply(people.seeker, await openListing(people.employer, people.admin));
    await changed(1);
    const cursor = Buffer.from(JSON.stringify(['9000000000000000000', 1])).toString('base64url');
    expect((await pageOf(`cursor=${cursor}`)).applications).toHaveLength(1);
  });

  it('say nothing about the applicant after a withdrawal, and are gone with the account', async () => {
    const id = await fullApplication(people);
    const [{ url } = { url: '' }] = (await read(id)).files;
    await people.seeker.post(`/api/applications/${id}/withdraw`);
    expect(await read(id)).toMatchObject({
      status: 'withdrawn',
      applicant: null,
      coverLetter: null,
      answers: [],
      files: [],
    });
    expect((await open(new URL(url))).status).toBe(403);
    await people.seeker.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
    expect((await program.get(`${PATH}/${id}`)).status).toBe(404);
    expect((await pageOf()).applications).toEqual([]);
  });

  it('are unknown while the applicant can undo them', async () => {
    const jobId = await openListing(people.employer, people.admin);
    const { body } = await people.seeker.post<{ id: number }>('/api/applications', { jobId }, { prefer: 'undoable' });
    await query(`update application set held_until = now() + interval '1 minute' where id = $1`, [body.id]);
    expect((await program.get(`${PATH}/${body.id}`)).status).toBe(404);
    await query('update application set held_until = null where id = $1', [body.id]);
    expect((await changed(1)).applications).toMatchObject([{ id: body.id }]);
  });

  describe('need a key', () => {
    let id: number;
    beforeEach(async () => {
      id = await apply(people.seeker, await openListing(people.employer, people.admin));
      await changed(1);
    });
    const statuses = async (client: ApiClient) => [
      (await client.get(PATH)).status,
      (await client.get(`${PATH}/${id}`)).status,
    ];

    it('with that permission, which keys for listings do not have', async () => {
      for (const scope of ['read', 'write']) {
        const listings = people.server.visitor().withApiKey((await aKeyOf(people.employer, scope)).secret);
        expect(await statuses(listings)).toEqual([403, 403]);
      }
      expect((await program.get('/api/employer/jobs')).status).toBe(403);
      expect(await statuses(people.employer)).toEqual([403, 403]);
    });

    it('of the company', async () => {
      const other = await people.server.employer();
      const stranger = people.server.visitor().withApiKey((await aKeyOf(other)).secret);
      expect((await stranger.get(PATH)).body).toMatchObject({ applications: [] });
      expect((await stranger.get(`${PATH}/${id}`)).status).toBe(404);
    });

    it('that an owner made', async () => {
      const recruiter = await memberOf(people.server, people.employer, 'recruiter');
      const form = { name: 'Mine', scope: 'read:applications', days: 30, password: 'correct horse' };
      expect((await recruiter.post('/api/employer/api-keys', form)).status).toBe(403);
    });

    it('that is neither revoked nor of a suspended or removed member', async () => {
      const second = await memberOf(people.server, people.employer, 'owner');
      const ofSecond = people.server.visitor().withApiKey((await aKeyOf(second)).secret);
      expect(await statuses(ofSecond)).toEqual([200, 200]);
      await people.employer.delete(`/api/company/members/${second.user.id}`);
      expect(await statuses(ofSecond)).toEqual([401, 401]);
      await people.employer.delete(`/api/employer/api-keys/${key.id}`);
      expect(await statuses(program)).toEqual([401, 401]);
      const last = people.server.visitor().withApiKey((await aKeyOf(people.employer)).secret);
      const suspension = { suspended: true, reason: 'Asks applicants for fees.' };
      await people.admin.put(`/api/users/${people.employer.user.id}/suspension`, suspension);
      expect(await statuses(last)).toEqual([401, 401]);
    });
  });

  it('are in the audit log once for each key and day', async () => {
    const id = await apply(people.seeker, await openListing(people.employer, people.admin));
    const entries = () =>
      query<{ details: object }>(
        `select details from audit_entry where action = 'applications.fetched' and subject_id = $1 order by position`,
        [String(people.employer.user.id)],
      );
    expect((await program.get(`${PATH}/${id + 1000}`)).status).toBe(404);
    expect(await entries()).toEqual([]);
    await Promise.all([read(id), read(id), read(id)]);
    expect(await entries()).toEqual([{ details: { key: key.id } }]);
    await query('update api_key set fetched_on = fetched_on - 1 where id = $1', [key.id]);
    await read(id);
    expect(await entries()).toHaveLength(2);
  });
});

describe('the limit of fetched applications', () => {
  const people = peopleForTests(() => startTestServer({ LIMIT_FETCHED_APPLICATIONS_PER_HOUR: '2' }));

  it('counts pages and applications of each key', async () => {
    const [one, two] = [await aKeyOf(people.employer), await aKeyOf(people.employer)];
    const [first, second] = [one, two].map(({ secret }) => people.server.visitor().withApiKey(secret));
    expect((await first?.get(PATH))?.status).toBe(200);
    expect((await first?.get(`${PATH}/1`))?.status).toBe(404);
    const refused = await first?.get(PATH);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await second?.get(PATH))?.status).toBe(200);
  });
});
