import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { fromBufferPromise } from 'yauzl';
import { ReplayErasures } from '#identity';
import { FileStore } from '#shared/application/file-store.js';
import { eventually } from '../../support/eventually.js';
import { aPdf } from '../../support/files/documents.js';
import { storedKeys } from '../../support/files/stored-keys.js';
import { connectedUsers } from '../../support/mothers/connected-users.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Export = { state: string; expiresAt: string | null; url: string | null };

const PASSWORD = 'correct horse';

describe('leaving Wayfare', () => {
  let server: TestServer;
  let database: Client;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.admin();
    database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await server.stop();
  });

  const deleteAccount = (client: ApiClient, password: unknown = PASSWORD) =>
    client.request<{ code: string }>('DELETE', '/api/account', { body: { password } });
  const count = async (sql: string, ...values: unknown[]) =>
    (await database.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]?.n;
  const keysInStore = () => storedKeys(server.app.get(FileStore));

  const connected = () => connectedUsers(server, admin);

  describe('an export', () => {
    const request = (client: ApiClient, password: unknown = PASSWORD) =>
      client.post<Export>('/api/account/export', { password });
    const ready = (client: ApiClient) =>
      eventually(async () => {
        const { body } = await client.get<Export>('/api/account/export');
        expect(body.state).toBe('ready');
        return body;
      });

    it('contains everything about the user, and nothing about others', async () => {
      const { seeker } = await connected();
      expect((await seeker.get<Export>('/api/account/export')).body.state).toBe('none');
      expect((await request(seeker)).status).toBe(202);
      const { url, expiresAt } = await ready(seeker);
      expect(Math.abs(Date.parse(expiresAt ?? '') - Date.now() - 86_400_000)).toBeLessThan(60_000);
      const files = await unzipped(seeker, url ?? '');
      const json = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null') as object[];
      expect(json('account')).toMatchObject([{ username: seeker.user.username, role: 'job_seeker' }]);
      expect(json('job-seeker-profile')).toMatchObject([{ headline: 'Bartender at heart' }]);
      expect(json('applications')).toMatchObject([{ cover_letter: 'my letter', status: 'pending' }]);
      expect(json('saved-jobs')).toHaveLength(1);
      expect(json('interviews')).toMatchObject([{ state: 'offered', place: 'Main entrance' }]);
      expect(json('messages')).toMatchObject([
        { from: 'me', content: 'what the seeker wrote', attachments: ['certificate.pdf'] },
        { from: 'the other', content: 'what the employer wrote', attachments: [] },
      ]);
      expect(json('listings')).toEqual([]);
      const uploads = [...files.keys()].filter((name) => name.startsWith('files/'));
      expect(uploads).toHaveLength(3);
      expect(files.get(uploads.find((name) => name.endsWith('my cv.pdf')) ?? '')).toEqual(aPdf('my life'));
      expect(files.get(uploads.find((name) => name.endsWith('certificate.pdf')) ?? '')).toEqual(aPdf('my certificate'));
      expect([...files.values()].join()).not.toMatch(/argon2|correct horse/);
    });

    it('requires the password and a session, and expires', async () => {
      const [seeker, other] = [await server.jobSeeker(), await server.jobSeeker()];
      expect((await request(seeker, 'wrong horse')).status).toBe(400);
      expect((await seeker.get<Export>('/api/account/export')).body.state).toBe('none');
      await request(seeker);
      const { url } = await ready(seeker);
      expect((await server.visitor().get(url ?? '')).status).toBe(401);
      expect((await other.get(url ?? '')).status).toBe(404);
      await database.query(`update account_export set expires_at = now() - interval '1 second' where user_id = $1`, [
        seeker.user.id,
      ]);
      expect((await seeker.get<Export>('/api/account/export')).body).toMatchObject({ state: 'none', url: null });
      expect((await seeker.get(url ?? '')).status).toBe(404);
    });
  });

  describe('deleting the account', () => {
    it('requires the password', async () => {
      const seeker = await server.jobSeeker();
      for (const wrong of ['wrong horse', '']) expect((await deleteAccount(seeker, wrong)).status).toBe(400);
      expect((await seeker.get('/api/user')).status).toBe(200);
    });

    it('is not possible for the last admin', async () => {
      expect(await deleteAccount(admin)).toMatchObject({ status: 409, body: { code: 'last_admin' } });
      expect((await admin.get('/api/user')).status).toBe(200);
      expect((await keysInStore()).filter((key) => key.startsWith('erased-'))).toEqual([]);
    });

    it('ends all sessions, frees username and email address, and prevents signing in', async () => {
      const seeker = await server.jobSeeker({ username: 'leaving', email: 'leaving@wayfare.test' });
      const other = await server.visitor().login('leaving', PASSWORD);
      expect((await deleteAccount(seeker)).status).toBe(204);
      expect([(await seeker.get('/api/user')).status, (await other.get('/api/user')).status]).toEqual([401, 401]);
      for (const username of ['leaving', 'leaving@wayfare.test', 'deleted', 'Deleted user'])
        expect((await server.visitor().post('/api/login', { username, password: PASSWORD })).status).toBe(401);
      const { body: users } = await admin.get<{ id: number }[]>('/api/users');
      expect(users.map(({ id }) => id)).not.toContain(seeker.user.id);
      await server.jobSeeker({ username: 'leaving', email: 'leaving@wayfare.test' });
    });

    it('keeps conversations for the other side, as those of a deleted user who cannot be messaged', async () => {
      const { employer, seeker, conversation, attachment } = await connected();
      expect((await employer.get(attachment)).status).toBe(200);
      await deleteAccount(seeker);
      expect((await employer.get(attachment)).status).toBe(404);
      expect((await keysInStore()).filter((key) => attachment.endsWith(key))).toEqual([]);
      const messages = await employer.get<{ message: { content: string }; sender: object }[]>(
        `/api/conversations/${conversation}/messages`,
      );
      expect(messages.body[0]).toMatchObject({
        message: { content: 'what the seeker wrote', attachments: [] },
        sender: { fullName: 'Deleted user', avatar: null },
      });
      const answer = await employer.post(`/api/conversations/${conversation}/messages`, { content: 'Still there?' });
      expect(answer).toMatchObject({ status: 409, body: { code: 'participant_left' } });
      expect((await employer.post('/api/conversations', { participantId: seeker.user.id })).status).toBe(404);
      expect((await employer.get<unknown[]>('/api/applications/employer')).body).toEqual([]);
      await deleteAccount(employer);
      expect(await count('conversation where id = $1', conversation)).toBe(0);
    });

    it("removes an employer's listings, but not the applications of applicants", async () => {
      const { employer, seeker, jobId } = await connected();
      await employer.put(`/api/jobs/${jobId}`, { title: 'A title that waits for approval' });
      await deleteAccount(employer);
      expect(await count('job where id = $1 and proposed_text is null', jobId)).toBe(1);
      expect((await server.visitor().get(`/api/jobs/${jobId}`)).status).toBe(404);
      expect((await server.visitor().get(`/api/employer/public/${employer.user.id}`)).status).toBe(404);
      expect((await seeker.get<unknown[]>('/api/applications/job-seeker')).body).toHaveLength(1);
      expect((await seeker.get<object>('/api/user')).status).toBe(200);
    });
  });

  describe('after restoring an older backup', () => {
    it('deletes the accounts again, but not newer accounts with the same id', async () => {
      const [gone, later] = [await server.jobSeeker(), await server.jobSeeker()];
      const remembered = await database.query('select * from user_account where id = any($1) order by id', [
        [gone.user.id, later.user.id],
      ]);
      for (const person of [gone, later]) await deleteAccount(person);
      const [first, second] = remembered.rows as Record<string, unknown>[];
      await restoreRow({ ...first });
      await restoreRow({ ...second, created_at: new Date() });
      expect(await server.app.get(ReplayErasures).execute()).toBe(1);
      expect((await server.visitor().post('/api/login', signInOf(gone))).status).toBe(401);
      expect((await server.visitor().post('/api/login', signInOf(later))).status).toBe(200);
      expect(await server.app.get(ReplayErasures).execute()).toBe(0);
    });

    const signInOf = ({ user }: ApiClient) => ({ username: user.username, password: PASSWORD });

    async function restoreRow(row: Record<string, unknown>): Promise<void> {
      const names = Object.keys(row);
      const changes = names.map((name, index) => `${name} = $${index + 1}`).join(', ');
      await database.query(`update user_account set ${changes} where id = ${Number(row['id'])}`, Object.values(row));
    }
  });
});

async function unzipped(client: ApiClient, url: string): Promise<Map<string, Buffer>> {
  const response = await fetch(client.address + url, { headers: { cookie: client.sessionCookie ?? '' } });
  expect(response.headers.get('content-disposition')).toContain('wayfare-account.zip');
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}
