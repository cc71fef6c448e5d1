import { Client } from 'pg';
import type { ApiClient } from '../../support/server/api-client.js';
import { PUBLIC_URL, type MailedServer } from '../../support/server/mailed-server.js';
import { sharedMailedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

type Problem = { code: string; message: string; errors?: { field: string; message: string }[] };

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'a calmer harbor';
const GONE = { status: 410, body: { message: 'This link is no longer valid. Please request a new one.' } };

describe('a password reset', () => {
  let mails: MailedServer;
  let server: TestServer;
  beforeAll(async () => {
    mails = await sharedMailedServer();
    ({ server } = mails);
  });

  const request = (login: unknown) => server.visitor().post<Problem>('/api/password-reset', { login });
  const confirm = (token: unknown, password: unknown = NEW_PASSWORD) =>
    server.visitor().post<Problem>('/api/password-reset/confirm', { token, password });
  const signIn = async (username: string, password: string) =>
    (await server.visitor().post('/api/login', { username, password })).status;
  const status = async (client: ApiClient) => (await client.get('/api/user')).status;

  const userNamed = async (name: string) => {
    const email = `${name}@forgetful.test`;
    const client = await server.jobSeeker({ email });
    return { client, email, username: client.user.username };
  };

  const userWithLink = async (name: string) => {
    const someone = await userNamed(name);
    expect((await request(someone.email)).status).toBe(202);
    return { ...someone, token: await mails.mailedToken(someone.email, 'reset-password') };
  };

  it('sets a new password through a mailed link, ends all sessions and mails a notice', async () => {
    const { client, email, username } = await userNamed('rosa');
    expect((await request(username.toUpperCase())).status).toBe(202);
    const token = await mails.mailedToken(email, 'reset-password');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [mail] = await mails.catcher.sentTo(email);
    expect(mail?.headers.get('subject')).toBe('Set a new password for Wayfare');
    expect(mail?.body).toContain(`${PUBLIC_URL}/reset-password#`);
    expect((await confirm(token)).status).toBe(204);
    expect(await status(client)).toBe(401);
    expect([await signIn(username, PASSWORD), await signIn(username, NEW_PASSWORD)]).toEqual([401, 200]);
    const [, notice] = await mails.catcher.sentTo(email, 2);
    expect(notice?.headers.get('subject')).toBe('Your Wayfare password was changed');
  });

  describe('link', () => {
    it('works once, even for simultaneous requests', async () => {
      const { token } = await userWithLink('once');
      const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => confirm(token, `${NEW_PASSWORD} ${i}`)));
      expect(answers.map((answer) => answer.status).sort()).toEqual([204, ...Array(7).fill(410)]);
      expect(await confirm(token)).toMatchObject(GONE);
    });

    it('is invalidated by a password change', async () => {
      const { token, client } = await userWithLink('remembered');
      const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      expect((await client.put('/api/account/password', change)).status).toBe(204);
      expect(await confirm(token)).toMatchObject(GONE);
    });

    it('stays valid after a rejected password', async () => {
      const { token } = await userWithLink('common');
      const refused = await confirm(token, 'password123');
      expect(refused).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'password', message: 'This password is too common. Please choose another one.' }] },
      });
      expect((await confirm(token)).status).toBe(204);
    });

    it.each(['', 'x', 'A'.repeat(43), '\u0000', null, ['a']])('is rejected with the token %j', async (token) => {
      const { status: answered } = await confirm(token);
      expect(answered).toBe(typeof token === 'object' && token !== null ? 400 : token === '\u0000' ? 400 : 410);
    });
  });

  it('returns the same response for unknown accounts, before any lookup', async () => {
    const { email, client } = await userNamed('known');
    const lock = new Client({ connectionString: server.databaseUrl });
    await lock.connect();
    try {
      await lock.query('begin');
      await lock.query('lock table user_account, account_token in access exclusive mode');
      const [known, unknown, long] = [
        await request(email),
        await request('nobody@x.test'),
        await request('x'.repeat(999)),
      ];
      expect([known.status, unknown.status, long.status]).toEqual([202, 202, 202]);
      expect([unknown.body, long.body]).toEqual([known.body, known.body]);
      const names = ({ headers }: typeof known) => [...headers.keys()].sort();
      expect(names(unknown)).toEqual(names(known));
    } finally {
      await lock.end();
    }
    await mails.mailedToken(email, 'reset-password');
    expect(await status(client)).toBe(200);
  });

  it('is rate-limited per address', async () => {
    const strict = await server.sibling({ SMTP_URL: mails.catcher.url, LIMIT_PASSWORD_RESETS_PER_HOUR: '2' });
    try {
      const send = () => strict.visitor().post('/api/password-reset', { login: 'nobody' });
      expect([(await send()).status, (await send()).status]).toEqual([202, 202]);
      const refused = await send();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const body = { token: 'x', password: NEW_PASSWORD };
      expect((await strict.visitor().post('/api/password-reset/confirm', body)).status).toBe(429);
    } finally {
      await strict.stop();
    }
  });

  describe('without a mail server', () => {
    let silent: TestServer;
    beforeAll(async () => {
      silent = await server.sibling({ PUBLIC_URL });
    });
    afterAll(() => silent.stop());

    it('is reported as unavailable, and keeps valid links', async () => {
      expect((await server.visitor().get('/api/password-reset')).body).toEqual({ byMail: true });
      expect((await silent.visitor().get('/api/password-reset')).body).toEqual({ byMail: false });
      const { email, token } = await userWithLink('silent');
      expect((await silent.visitor().post('/api/password-reset', { login: email })).status).toBe(202);
      expect((await confirm(token)).status).toBe(204);
    });

    it('gives an admin no link without their password', async () => {
      const { client, username } = await userNamed('asleep');
      const path = `/api/users/${client.user.id}/password-reset-link`;
      const refused = await (await server.admin()).post(path, { password: 'wrong horse' });
      expect(refused).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
      expect(refused.body).not.toHaveProperty('url');
      expect(await signIn(username, 'correct horse')).toBe(200);
    });

    it('uses a link that an admin passes on', async () => {
      const { client, username } = await userNamed('helped');
      const admin = (await server.admin()).at(silent.url);
      const path = `/api/users/${client.user.id}/password-reset-link`;
      const first = await admin.post<{ url: string; expiresAt: string }>(path, { password: 'correct horse' });
      const second = await admin.post<{ url: string; expiresAt: string }>(path, { password: 'correct horse' });
      expect([first.status, second.status]).toEqual([201, 201]);
      const tokenOf = ({ body }: typeof first) => body.url.replace(`${PUBLIC_URL}/reset-password#`, '');
      expect(await confirm(tokenOf(first))).toMatchObject(GONE);
      expect((await confirm(tokenOf(second))).status).toBe(204);
      expect(await signIn(username, NEW_PASSWORD)).toBe(200);
    });
  });
});
