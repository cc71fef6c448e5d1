import { aPdf } from '../../support/files/documents.js';
import { upload } from '../../support/files/upload.js';
import { eventually } from '../../support/eventually.js';
import { apply } from '../../support/mothers/applying.js';
import { openListing, pendingListing } from '../../support/mothers/open-listing.js';
import { memberOf } from '../../support/mothers/team.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { EventReader } from '../../support/server/event-reader.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

describe('a former member', () => {
  let server: TestServer;
  let owner: ApiClient;

  beforeAll(async () => {
    server = await sharedServer();
  });

  beforeEach(async () => {
    owner = await server.employer();
  });

  it('who is removed has nothing of the company at the next request, and no open stream', async () => {
    const recruiter = await memberOf(server, owner, 'recruiter');
    const listing = await pendingListing(owner);
    expect(await recruiter.get(`/api/jobs/${listing}`)).toMatchObject({ status: 200 });
    const stream = await EventReader.listening(recruiter);
    const beside = await EventReader.listening(owner);
    expect(await owner.delete(`/api/company/members/${recruiter.user.id}`)).toMatchObject({ status: 204 });
    await stream.ended();
    expect(await recruiter.get(`/api/jobs/${listing}`)).toMatchObject({ status: 404 });
    expect(await recruiter.get('/api/employer/jobs')).toMatchObject({ status: 403, body: { code: 'no_company' } });
    expect(await recruiter.get('/api/company/members')).toMatchObject({ status: 403 });
    expect((await recruiter.get('/api/user')).body).toMatchObject({ employerId: null, companyRole: null });
    expect(beside.isOpen).toBe(true);
    beside.close();
  });

  it('who is removed can neither reload an open page nor use links and downloads from it', async () => {
    const recruiter = await memberOf(server, owner, 'recruiter');
    const [seeker, admin] = [await server.jobSeeker(), await server.admin()];
    await upload(seeker, 'resume', 'cv.pdf', aPdf());
    const listing = await openListing(owner, admin);
    const application = await apply(seeker, listing);
    const read = async (client: ApiClient) => {
      const { body } = await client.get<{ resume: string }>(`/api/applications/${application}`);
      const { pathname, search } = new URL(body.resume);
      return pathname + search;
    };
    const [link, ofOwner] = [await read(recruiter), await read(owner)];
    const open = [
      `/api/applications/${application}`,
      `/api/applications/${application}/events`,
      `/api/applications/${application}/profile`,
      '/api/applications/employer',
      '/api/applications/employer/export',
      '/api/applications/employer/export?format=xlsx',
      '/api/employer/analytics/export',
      '/api/employer/summary',
      '/api/employer/imports',
      '/api/employer/talent-pool',
      '/api/conversations',
      '/api/company/workplaces',
    ];
    const answers = async () => Promise.all(open.map(async (path) => (await recruiter.get(path)).status));
    const linked = async (path: string) => (await server.visitor().get(path)).status;
    expect(await answers()).toEqual(open.map(() => 200));
    expect([await linked(link), await linked(ofOwner)]).toEqual([200, 200]);
    const changes = [
      () => recruiter.put(`/api/applications/${application}/status`, { status: 'rejected' }),
      () => recruiter.put(`/api/applications/${application}/notes`, { notes: 'Mine.' }),
      () => recruiter.put(`/api/jobs/${listing}/archive`, { archive: true }),
      () => recruiter.post('/api/import', []),
    ];
    await owner.delete(`/api/company/members/${recruiter.user.id}`);
    expect(await answers()).toEqual(open.map(() => 403));
    for (const change of changes) expect((await change()).status).toBe(403);
    expect([await linked(link), await linked(ofOwner)]).toEqual([403, 200]);
    expect((await owner.get(`/api/applications/${application}`)).body).toMatchObject({
      status: 'pending',
      notes: null,
    });
  });

  it('who is removed gets no copy of the company from a data export made before', async () => {
    type Export = { state: string; url: string };
    const second = await memberOf(server, owner, 'owner');
    await second.post('/api/account/export', { password: 'correct horse' });
    const { url } = await eventually(async () => {
      const { body } = await second.get<Export>('/api/account/export');
      expect(body.state).toBe('ready');
      return body;
    });
    expect((await second.get(url)).status).toBe(200);
    await owner.delete(`/api/company/members/${second.user.id}`);
    expect((await second.get(url)).status).toBe(404);
    expect((await second.get<Export>('/api/account/export')).body.state).toBe('none');
  });

  it.each([
    ['removed', (client: ApiClient, path: string) => client.delete(path)],
    ['made a reviewer', (client: ApiClient, path: string) => client.put(path, { role: 'reviewer', workplaceIds: [] })],
  ])('who is %s takes their API keys along, but not those of others', async (_, end) => {
    const second = await memberOf(server, owner, 'owner');
    const key = { name: 'Site', scope: 'read:applications', days: 30, password: 'correct horse' };
    const { body: mine } = await owner.post<{ secret: string }>('/api/employer/api-keys', key);
    const { body: theirs } = await second.post<{ secret: string }>('/api/employer/api-keys', key);
    const call = async (secret: string) =>
      (await server.visitor().withApiKey(secret).get('/api/employer/applications')).status;
    const member = `/api/company/members/${second.user.id}`;
    // A recruiter may do by hand what a key may do.
    expect((await owner.put(member, { role: 'recruiter' })).status).toBe(204);
    expect(await call(theirs.secret)).toBe(200);
    expect((await end(owner, member)).status).toBe(204);
    expect([await call(mine.secret), await call(theirs.secret)]).toEqual([200, 401]);
  });
});
