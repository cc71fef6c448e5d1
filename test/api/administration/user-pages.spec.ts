import { Database } from '#platform/postgres/database.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

type Page = { listings: { id: number; state: string }[]; sessions: { id: number }[]; suspensions: object[] };
type Note = { id: number; text: string; authorName: string; isOwn: boolean };

describe("a user's admin page", () => {
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await sharedServer();
    admin = await server.admin();
  });

  it('shows facts, listings, applications and sessions, and lets admins end the sessions', async () => {
    const [employer, seeker] = [await server.employer(), await server.jobSeeker()];
    const jobId = await openListing(employer, admin);
    await seeker.post('/api/applications', { jobId });
    const page = async ({ user }: ApiClient) => (await admin.get<Page>(`/api/admin/users/${user.id}`)).body;
    expect(await page(employer)).toMatchObject({
      role: 'employer',
      hasPassword: true,
      company: { companyName: 'Seaside Hotels' },
      listings: [{ id: jobId, state: 'published' }],
      listingCount: 1,
      suspensions: [],
    });
    expect(await page(seeker)).toMatchObject({ applications: [{ jobId, status: 'pending' }], sessions: [{}] });
    await server.visitor().login(seeker.user.username, 'correct horse');
    const [newest, oldest] = (await page(seeker)).sessions;
    expect(newest?.id).toBeGreaterThan(oldest?.id ?? Number.POSITIVE_INFINITY);
    await server.app
      .get(Database)
      .query(`update session set expire = now() - interval '1 second' where id = $1`, [newest?.id]);
    expect((await page(seeker)).sessions.map(({ id }) => id)).toEqual([oldest?.id]);
    expect((await admin.request('DELETE', `/api/users/${seeker.user.id}/sessions`)).status).toBe(204);
    expect((await page(seeker)).sessions).toEqual([]);
    expect((await seeker.get('/api/user')).status).toBe(401);
    expect((await admin.get('/api/admin/users/999999')).status).toBe(404);
  });

  it('shows approved listings of suspended employers as hidden', async () => {
    const employer = await server.employer();
    const id = await openListing(employer, admin);
    await admin.put(`/api/users/${employer.user.id}/suspension`, {
      suspended: true,
      reason: 'You asked applicants for fees.',
    });
    expect((await admin.get<Page>(`/api/admin/users/${employer.user.id}`)).body.listings).toMatchObject([
      { id, state: 'hidden' },
    ]);
  });

  it('lists decisions about the account and its listings, with the names of the admins', async () => {
    const employer = await server.employer();
    const jobId = await openListing(employer, admin, { title: 'Bell Captain' });
    await admin.put(`/api/jobs/${jobId}/reject`, { reason: 'fees', text: 'Remove the uniform deposit.' });
    const { id } = employer.user;
    await admin.put(`/api/users/${id}/suspension`, { suspended: true, reason: 'You asked for a deposit.' });
    await admin.put(`/api/users/${id}/suspension`, { suspended: false, reason: 'It was a mistake.' });
    await admin.request('DELETE', `/api/jobs/${jobId}`);
    // What was decided at one moment follows an order, too.
    const database = server.app.get(Database);
    await database.query('update listing_decision set decided_at = now() where employer_id = $1', [id]);
    const atOnce = `update suspension set suspended_at = decided_at, lifted_at = decided_at
      from listing_decision where employer_id = $1 and user_id = $1`;
    await database.query(atOnce, [id]);
    const { decisions } = (await admin.get<{ decisions: object[] }>(`/api/admin/users/${id}`)).body;
    const by = { adminId: admin.user.id, adminName: 'Administrator' };
    const about = { ...by, title: 'Bell Captain' };
    expect(decisions).toMatchObject([
      { measure: 'reinstated', text: null, title: null, ...by },
      { measure: 'suspended', text: 'You asked for a deposit.', title: null, ...by },
      { measure: 'rejected', reason: 'fees', text: 'Remove the uniform deposit.', ...about },
      { measure: 'approved', reason: null, text: null, ...about },
    ]);
  });

  it('has admin notes, which are deleted with the account', async () => {
    const employer = await server.employer();
    const about = { kind: 'company', id: employer.user.id };
    const notes = async () => (await admin.get<Note[]>(`/api/admin/notes?kind=company&id=${employer.user.id}`)).body;
    for (const text of ['Called them.', 'They called back.'])
      expect((await admin.post('/api/admin/notes', { ...about, text })).status).toBe(201);
    expect((await notes()).map(({ text, authorName, isOwn }) => [text, authorName, isOwn])).toEqual([
      ['They called back.', 'Administrator', true],
      ['Called them.', 'Administrator', true],
    ]);
    const [newest] = await notes();
    expect((await admin.request('DELETE', `/api/admin/notes/${newest?.id}`)).status).toBe(204);
    expect((await admin.request('DELETE', `/api/admin/notes/${newest?.id}`)).status).toBe(404);
    expect(await notes()).toHaveLength(1);
    await employer.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
    expect(await notes()).toEqual([]);
  });

  it('has notes that every admin reads and only their author removes, about one subject each', async () => {
    const [employer, other] = [await server.employer(), await server.jobSeeker({ fullName: 'Second Admin' })];
    await server.app.get(Database).query(`update user_account set role = 'admin' where id = $1`, [other.user.id]);
    const second = await server.visitor().login(other.user.username, 'correct horse');
    const { id } = employer.user;
    for (const [by, kind, text] of [
      [admin, 'company', 'Mine'],
      [second, 'company', 'Theirs'],
      [second, 'user', 'About the person'],
    ] as const)
      expect((await by.post('/api/admin/notes', { kind, id, text })).status).toBe(201);
    const read = async (by: ApiClient, kind: string) =>
      (await by.get<Note[]>(`/api/admin/notes?kind=${kind}&id=${id}`)).body;
    const shown = async (by: ApiClient, kind = 'company') =>
      (await read(by, kind)).map(({ text, authorName, isOwn }) => [text, authorName, isOwn]);
    expect(await shown(admin)).toEqual([
      ['Theirs', 'Second Admin', false],
      ['Mine', 'Administrator', true],
    ]);
    expect(await shown(second)).toEqual([
      ['Theirs', 'Second Admin', true],
      ['Mine', 'Administrator', false],
    ]);
    expect(await shown(admin, 'user')).toEqual([['About the person', 'Second Admin', false]]);
    const jobId = await openListing(employer, admin);
    const onListing = { kind: 'listing', id: jobId, text: 'On a listing' };
    expect((await second.post('/api/admin/notes', onListing)).status).toBe(201);
    const ofListing = async () => (await admin.get<Note[]>(`/api/admin/notes?kind=listing&id=${jobId}`)).body;
    expect(await ofListing()).toMatchObject([{ text: 'On a listing', isOwn: false }]);
    await server.app.get(Database).query('delete from job where id = $1', [jobId]);
    expect(await ofListing()).toEqual([]);
    expect(await shown(admin)).toHaveLength(2);
    const [theirs, mine] = await read(admin, 'company');
    expect((await admin.delete(`/api/admin/notes/${theirs?.id}`)).status).toBe(404);
    expect((await second.delete(`/api/admin/notes/${mine?.id}`)).status).toBe(404);
    expect(await shown(admin)).toHaveLength(2);
    expect((await admin.delete(`/api/admin/notes/${mine?.id}`)).status).toBe(204);
    expect(await shown(second)).toEqual([['Theirs', 'Second Admin', true]]);
    await server.app.get(Database).query(`update user_account set role = 'job_seeker' where id = $1`, [other.user.id]);
  });

  it('rejects notes without a valid text and subject', async () => {
    const { id } = admin.user;
    for (const [note, status] of [
      [{ kind: 'user', id, text: ' ' }, 400],
      [{ kind: 'user', id, text: 'x'.repeat(2001) }, 400],
      [{ kind: 'ship', id, text: 'a' }, 400],
      [{ kind: 'company', id, text: 'a' }, 404],
      [{ kind: 'listing', id: 999_999, text: 'a' }, 404],
    ] as const)
      expect((await admin.post('/api/admin/notes', note)).status).toBe(status);
  });
});
