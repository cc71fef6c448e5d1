import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { fromBufferPromise } from 'yauzl';
import { ReplayErasures } from '../../../src/identity/index.js';
import { FileStore } from '../../../src/shared/application/file-store.js';
import { eventually } from '../../support/eventually.js';
import { aPdf } from '../../support/files/documents.js';
import { aPicture } from '../../support/files/pictures.js';
import { attach, upload } from '../../support/files/upload.js';
import { conversationAboutJob, write } from '../../support/mothers/conversations.js';
import { offer } from '../../support/mothers/interviews.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';
import { fillTheRest } from '../../support/mothers/whole-account.js';

type Export = { state: string; expiresAt: string | null; url: string | null };
type Rule = { readonly columns: readonly string[]; readonly fate: string };

const PASSWORD = 'correct horse';
/** Columns that may hold what people wrote. */
const TEXTS = ['text', 'json', 'jsonb', 'bytea', 'inet', 'tsvector', 'character varying'];
const PERSON = /(^|_)(user|owner|employer|seeker|sender|recipient|participant\d?)_id$/;

describe('leaving', () => {
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

  const leave = (client: ApiClient, password: unknown = PASSWORD) =>
    client.request<{ code: string }>('DELETE', '/api/account', { body: { password } });
  const count = async (sql: string, ...values: unknown[]) =>
    (await database.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]?.n;
  const keysInStore = async () => {
    const keys: string[] = [];
    for await (const { key } of server.app.get(FileStore).list()) keys.push(key);
    return keys;
  };

  /** Two people who know each other, with a row of each kind. */
  async function acquainted() {
    const [employer, seeker] = [await server.employer(), await server.jobSeeker()];
    await upload(seeker, 'resume', 'my cv.pdf', aPdf('my life'));
    await upload(seeker, 'avatar', 'me.png', await aPicture('png'));
    await upload(employer, 'logo', 'logo.png', await aPicture('png'));
    await seeker.put('/api/profile/job-seeker', { headline: 'Bartender at heart', phone: '+351 900 123 456' });
    const options = { coverLetter: 'my letter' };
    const { id: conversation, jobId, applicationId } = await conversationAboutJob(employer, seeker, admin, options);
    await offer(employer, applicationId);
    const { body: file } = await attach(seeker, conversation, 'certificate.pdf', aPdf('my certificate'));
    const { id: message } = await write(seeker, conversation, 'what the seeker wrote', [file]);
    await write(employer, conversation, 'what the employer wrote');
    await seeker.post('/api/bookmarks', { jobId });
    return { employer, seeker, conversation, jobId, attachment: `/api/messages/${message}/attachments/${file.key}` };
  }

  describe('an export', () => {
    const request = (client: ApiClient, password: unknown = PASSWORD) =>
      client.post<Export>('/api/account/export', { password });
    const ready = (client: ApiClient) =>
      eventually(async () => {
        const { body } = await client.get<Export>('/api/account/export');
        expect(body.state).toBe('ready');
        return body;
      });

    it('is an archive of everything about the person, and of nobody else', async () => {
      const { seeker } = await acquainted();
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

    it('needs the password and a session, and expires', async () => {
      const [seeker, other] = [await server.jobSeeker(), await server.jobSeeker()];
      expect((await request(seeker, 'wrong horse')).status).toBe(400);
      expect((await seeker.get<Export>('/api/account/export')).body.state).toBe('none');
      await request(seeker);
      const { url } = await ready(seeker);
      expect((await server.visitor().get(url ?? '')).status).toBe(401);
      expect((await other.get(url ?? '')).status).toBe(404);
      await database.query('update account_export set expires_at = now() where user_id = $1', [seeker.user.id]);
      expect((await seeker.get<Export>('/api/account/export')).body).toMatchObject({ state: 'none', url: null });
      expect((await seeker.get(url ?? '')).status).toBe(404);
    });
  });

  describe('deleting the account', () => {
    it('needs the password', async () => {
      const seeker = await server.jobSeeker();
      for (const wrong of ['wrong horse', '']) expect((await leave(seeker, wrong)).status).toBe(400);
      expect((await seeker.get('/api/user')).status).toBe(200);
    });

    it('is not possible for the last admin', async () => {
      expect(await leave(admin)).toMatchObject({ status: 409, body: { code: 'last_admin' } });
      expect((await admin.get('/api/user')).status).toBe(200);
      expect((await keysInStore()).filter((key) => key.startsWith('erased-'))).toEqual([]);
    });

    it('ends all sessions, frees name and address, and lets nobody in', async () => {
      const seeker = await server.jobSeeker({ username: 'leaving', email: 'leaving@wayfare.test' });
      const other = await server.visitor().login('leaving', PASSWORD);
      expect((await leave(seeker)).status).toBe(204);
      expect([(await seeker.get('/api/user')).status, (await other.get('/api/user')).status]).toEqual([401, 401]);
      for (const username of ['leaving', 'leaving@wayfare.test', 'deleted', 'Deleted user'])
        expect((await server.visitor().post('/api/login', { username, password: PASSWORD })).status).toBe(401);
      const { body: users } = await admin.get<{ id: number }[]>('/api/users');
      expect(users.map(({ id }) => id)).not.toContain(seeker.user.id);
      await server.jobSeeker({ username: 'leaving', email: 'leaving@wayfare.test' });
    });

    it('leaves conversations to the other side, as those of a deleted user who cannot be written to', async () => {
      const { employer, seeker, conversation, attachment } = await acquainted();
      expect((await employer.get(attachment)).status).toBe(200);
      await leave(seeker);
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
      await leave(employer);
      expect(await count('conversation where id = $1', conversation)).toBe(0);
    });

    it("closes an employer's listings; applicants keep their applications", async () => {
      const { employer, seeker, jobId } = await acquainted();
      await leave(employer);
      expect((await server.visitor().get(`/api/jobs/${jobId}`)).status).toBe(404);
      expect((await server.visitor().get(`/api/employer/public/${employer.user.id}`)).status).toBe(404);
      expect((await seeker.get<unknown[]>('/api/applications/job-seeker')).body).toHaveLength(1);
      expect((await seeker.get<object>('/api/user')).status).toBe(200);
    });
  });

  describe('the table of personal data', () => {
    let rules: Map<string, Rule[]>;
    let columns: { name: string; table: string; type: string }[];
    beforeAll(async () => {
      rules = documentedRules(await readFile('docs/erasure.md', 'utf8'));
      ({ rows: columns } = await database.query(
        `select table_name as "table", column_name as name, data_type as type from information_schema.columns
         where table_schema = current_schema() order by 1, 2`,
      ));
    });
    const fateOf = (table: string, column: string) =>
      (
        rules.get(table)?.find((rule) => rule.columns.includes(column)) ??
        rules.get(table)?.find((rule) => rule.columns.includes('*'))
      )?.fate;

    it('covers every column that refers to a person or holds a text', () => {
      const told = columns.filter(({ name, type }) => TEXTS.includes(type) || PERSON.test(name));
      expect(told.length).toBeGreaterThan(80);
      expect(
        told.filter(({ table, name }) => !fateOf(table, name)).map(({ table, name }) => `${table}.${name}`),
      ).toEqual([]);
      const known = new Set(columns.map(({ table }) => table));
      expect([...rules.keys()].filter((table) => !known.has(table))).toEqual([]);
    });

    it('names each foreign key to an account', async () => {
      const { rows } = await database.query<{ table: string; name: string }>(
        `select conrelid::regclass::text as "table", a.attname as name from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
         where c.contype = 'f' and c.confrelid = 'user_account'::regclass`,
      );
      expect(rows.length).toBeGreaterThan(10);
      expect(rows.filter(({ table, name }) => !fateOf(table, name))).toEqual([]);
    });

    it('holds when people with a row of each kind leave', async () => {
      const { employer, seeker } = await acquainted();
      const ids = [seeker.user.id, employer.user.id];
      await fillTheRest(database, seeker.user.id);
      const stored = new Set(await keysInStore());
      const filled = await referring(ids);
      const before = await namesOf(ids);
      await leave(seeker);
      const own = (await keysInStore()).filter((key) => stored.has(key));
      expect(own.length).toBeLessThan(stored.size);
      await leave(employer);
      const left = await referring(ids);
      for (const [column, rows] of filled) {
        const [table = '', name = ''] = column.split('.');
        // Both are gone, and their conversation with them.
        const isKept = fateOf(table, name) !== 'deleted' && !['conversation', 'message'].includes(table);
        expect([column, rows > 0, (left.get(column) ?? 0) > 0]).toEqual([column, true, isKept]);
      }
      const after = await namesOf(ids);
      for (const { name } of columns.filter(({ table, name: column }) => fateOf(table, column) === 'anonymised')) {
        for (const [index, row] of before.entries())
          expect([name, row[name] !== null && row[name] === after[index]?.[name]]).toEqual([name, false]);
      }
    });

    it('takes nothing of those who stay', async () => {
      const [leaving, staying] = [await acquainted(), await acquainted()];
      for (const { seeker } of [leaving, staying]) await fillTheRest(database, seeker.user.id);
      // A conversation without a message is deleted when either side leaves.
      await staying.employer.post('/api/conversations', { participantId: (await server.jobSeeker()).user.id });
      const ids = [staying.seeker.user.id, staying.employer.user.id];
      const before = await rowsOf(ids);
      for (const person of [leaving.seeker, leaving.employer]) expect((await leave(person)).status).toBe(204);
      expect(await rowsOf(ids)).toEqual(before);
    });

    /** All rows that refer to one of these people. */
    async function rowsOf(ids: readonly number[]): Promise<Record<string, unknown[]>> {
      const found: Record<string, unknown[]> = {};
      for (const { table, name } of columns.filter((column) => PERSON.test(column.name))) {
        const { rows } = await database.query(`select * from ${table} t where ${name} = any($1) order by t::text`, [
          ids,
        ]);
        found[`${table}.${name}`] = rows;
      }
      return found;
    }

    /** How many rows each column has that refers to one of these people. */
    async function referring(ids: readonly number[]): Promise<Map<string, number>> {
      const found = new Map<string, number>();
      for (const { table, name } of columns.filter((column) => PERSON.test(column.name)))
        found.set(`${table}.${name}`, (await count(`${table} where ${name} = any($1)`, ids)) ?? 0);
      return found;
    }

    async function namesOf(ids: readonly number[]): Promise<Record<string, unknown>[]> {
      const all = await database.query<Record<string, unknown>>(
        'select * from user_account where id = any($1) order by id',
        [ids],
      );
      return all.rows;
    }
  });

  describe('after restoring an older backup', () => {
    it('deletes the accounts again, but nobody who got the same id later', async () => {
      const [gone, later] = [await server.jobSeeker(), await server.jobSeeker()];
      const remembered = await database.query('select * from user_account where id = any($1) order by id', [
        [gone.user.id, later.user.id],
      ]);
      for (const person of [gone, later]) await leave(person);
      const [first, second] = remembered.rows as Record<string, unknown>[];
      await bringBack({ ...first });
      await bringBack({ ...second, created_at: new Date() });
      expect(await server.app.get(ReplayErasures).execute()).toBe(1);
      expect((await server.visitor().post('/api/login', signInOf(gone))).status).toBe(401);
      expect((await server.visitor().post('/api/login', signInOf(later))).status).toBe(200);
      expect(await server.app.get(ReplayErasures).execute()).toBe(0);
    });

    const signInOf = ({ user }: ApiClient) => ({ username: user.username, password: PASSWORD });

    async function bringBack(row: Record<string, unknown>): Promise<void> {
      const names = Object.keys(row);
      const changes = names.map((name, index) => `${name} = $${index + 1}`).join(', ');
      await database.query(`update user_account set ${changes} where id = ${Number(row['id'])}`, Object.values(row));
    }
  });
});

/** The rules of each table in the documentation. */
function documentedRules(text: string): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const [, table = '', names = '', fate = ''] of text.matchAll(/^\| (\w+) +\| (`.*?) +\| (\w+) +\|/gm)) {
    const columns = [...names.matchAll(/`(.+?)`/g)].map(([, name = '']) => name);
    rules.set(table, [...(rules.get(table) ?? []), { columns, fate }]);
  }
  return rules;
}

async function unzipped(client: ApiClient, url: string): Promise<Map<string, Buffer>> {
  const response = await fetch(client.address + url, { headers: { cookie: client.sessionCookie ?? '' } });
  expect(response.headers.get('content-disposition')).toContain('wayfare-account.zip');
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}
