import { randomUUID } from 'node:crypto';
import { Database } from '#platform/postgres/database.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { MailCatcher } from '../../support/stand-ins/mail-catcher.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';
import { later } from '../../support/shifted-clock.js';

type Listed = { id: number; email: string; invitedBy: string; expiresAt: string };

const DAY = 24 * 60 * 60_000;
const GONE = { status: 410, body: { code: 'link_not_valid' } };

describe('admin invitations', () => {
  let catcher: MailCatcher;
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    catcher = await MailCatcher.start();
    server = await startTestServer({ SMTP_URL: catcher.url, PUBLIC_URL: 'https://jobs.example.com' });
    admin = await server.admin();
  });
  afterAll(async () => {
    await server.stop();
    await catcher.stop();
  });

  const newcomer = () => `n${randomUUID().slice(0, 12)}`;
  const invite = (email: string, by = admin, password = 'correct horse') =>
    by.post<{ id: number; code: string }>('/api/admin/invitations', { email, password });
  const listed = async (by = admin) => (await by.get<Listed[]>('/api/admin/invitations')).body;
  const accept = (token: string, more: object = {}, client = server.visitor()) =>
    client.post<{ id: number; role: string }>('/api/admin-invitation', {
      token,
      username: newcomer(),
      fullName: 'Ada Second',
      password: 'quiet harbor',
      ...more,
    });

  /** A new invitation with its address and token. */
  const invited = async (by = admin, password?: string) => {
    const email = `${newcomer()}@home.test`;
    const { status, body } = await invite(email, by, password);
    expect(status).toBe(201);
    return { email, id: body.id, token: await tokenFor(email) };
  };
  const tokenFor = async (email: string, count = 1) => {
    const mail = (await catcher.sentTo(email, count)).at(-1);
    expect(mail?.headers.get('subject')).toBe('You are invited to administer Wayfare');
    return /https:\/\/jobs\.example\.com\/admin-invitation#(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
  };
  const entries = (action: string) =>
    server.app
      .get(Database)
      .query('select actor_id, subject_id, details from audit_entry where action = $1 order by position', [action]);

  it('need the password of the admin, so that an open session is not enough', async () => {
    const email = `${newcomer()}@home.test`;
    const refused = await invite(email, admin, 'wrong horse');
    expect(refused).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    expect(await listed()).toEqual([]);
    expect(await entries('sign-in.failed')).toMatchObject([
      { actor_id: admin.user.id, details: { confirmation: true } },
    ]);
  });

  it('create an account with admin rights at once', async () => {
    const { email, id, token } = await invited();
    expect(await listed()).toMatchObject([{ id, email, invitedBy: 'Administrator' }]);
    const client = server.visitor();
    const { status, body } = await accept(token, { username: 'ada' }, client);
    expect([status, body.role]).toEqual([201, 'admin']);
    expect((await client.get('/api/users')).status).toBe(200);
    expect((await client.get('/api/account/email')).body).toMatchObject({ email, isVerified: true });
    expect(await listed()).toEqual([]);
    expect((await entries('admin.invited')).at(-1)).toMatchObject({
      actor_id: admin.user.id,
      details: { invitation: id },
    });
    expect((await entries('admin.joined')).at(-1)).toMatchObject({
      actor_id: body.id,
      subject_id: String(body.id),
      details: { invitation: id },
    });
  });

  it('work once, even for simultaneous requests', async () => {
    const { token } = await invited();
    const statuses = (await Promise.all([1, 2, 3].map(() => accept(token)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 410, 410]);
    expect(await accept(token)).toMatchObject(GONE);
  });

  it('stay valid after rejected input', async () => {
    const { token } = await invited();
    expect(await accept(token, { username: 'ab' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'username' }] },
    });
    expect(await accept(token, { password: 'password123' })).toMatchObject({ status: 400 });
    expect(await accept(token, { username: 'testadmin' })).toMatchObject({
      status: 409,
      body: { code: 'username_taken' },
    });
    expect((await accept(token)).status).toBe(201);
  });

  it('expire after seven days', async () => {
    const { id, token } = await invited();
    expect(await later(server, 7 * DAY + 1000, () => accept(token))).toMatchObject(GONE);
    const ids = await later(server, 7 * DAY + 1000, async () => (await listed()).map((one) => one.id));
    expect(ids).not.toContain(id);
    expect(await later(server, 7 * DAY - 60_000, async () => (await accept(token)).status)).toBe(201);
  });

  it('can be withdrawn', async () => {
    const { id, token } = await invited();
    expect((await admin.delete(`/api/admin/invitations/${id}`)).status).toBe(204);
    expect(await accept(token)).toMatchObject(GONE);
    expect(await admin.delete(`/api/admin/invitations/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'invitation_not_found' },
    });
    expect((await entries('admin.invitation-withdrawn')).at(-1)).toMatchObject({ details: { invitation: id } });
  });

  it('replace an earlier one to the same address, ignoring case', async () => {
    const { email, id, token } = await invited();
    expect((await invite(email.toUpperCase())).status).toBe(201);
    expect((await listed()).filter((one) => one.email.toLowerCase() === email)).toHaveLength(1);
    expect(await accept(token)).toMatchObject(GONE);
    expect((await accept(await tokenFor(email.toUpperCase()))).status).toBe(201);
    expect(id).toBeGreaterThan(0);
  });

  it('are invalid while their sender is suspended', async () => {
    const client = server.visitor();
    const second = await accept((await invited()).token, {}, client);
    const { token } = await invited(client, 'quiet harbor');
    const suspend = (suspended: boolean) =>
      admin.put(`/api/users/${second.body.id}/suspension`, { suspended, reason: 'Left the company.' });
    expect((await suspend(true)).status).toBe(204);
    expect(await accept(token)).toMatchObject(GONE);
    expect((await suspend(false)).status).toBe(204);
    expect((await accept(token)).status).toBe(201);
  });

  it('end with the recovery of their sender from someone else, and so do the admins who joined through them', async () => {
    const { email, token } = await invited();
    const [thief, second, third] = [server.visitor(), server.visitor(), server.visitor()];
    const { body: owner } = await accept(token, {}, thief);
    expect((await accept((await invited(thief, 'quiet harbor')).token, {}, second)).status).toBe(201);
    const { body: last } = await accept((await invited(second, 'quiet harbor')).token, {}, third);
    const open = [await invited(thief, 'quiet harbor'), await invited(second, 'quiet harbor')];
    const change = { email: `${newcomer()}@home.test`, currentPassword: 'quiet harbor' };
    expect((await thief.put('/api/account/email', change)).status).toBe(202);
    const linkIn = async (address: string, page: string, count: number) =>
      new RegExp(`${page}#(\\S+)`).exec((await catcher.sentTo(address, count)).at(-1)?.body ?? '')?.[1];
    const confirm = { token: await linkIn(change.email, 'email/confirm', 1) };
    expect((await server.visitor().post('/api/account/email/confirm', confirm)).status).toBe(204);
    const undo = { token: await linkIn(email, 'email/undo', 2) };
    // The thief keeps the owner out, too.
    const suspension = { suspended: true, reason: 'Nobody knows them.' };
    expect((await third.put(`/api/users/${owner.id}/suspension`, suspension)).status).toBe(204);
    expect((await server.visitor().post('/api/account/email/undo', undo)).status).toBe(204);

    for (const one of open) expect(await accept(one.token)).toMatchObject(GONE);
    for (const one of [second, third]) expect((await one.get('/api/users')).status).toBe(401);
    const reset = { token: await linkIn(email, 'reset-password', 4), password: 'a calmer harbor' };
    expect((await server.visitor().post('/api/password-reset/confirm', reset)).status).toBe(204);
    const back = await server.visitor().login(email, 'a calmer harbor');
    expect((await back.get('/api/users')).status).toBe(200);
    expect((await admin.get('/api/users')).status).toBe(200);
    const lifted = { suspended: false, reason: 'Everybody knows them.' };
    expect((await admin.put(`/api/users/${last.id}/suspension`, lifted)).status).toBe(204);
  });

  it('leave alone who joined when their sender only forgot a password, even at an unverified address', async () => {
    const { email, token } = await invited();
    const [forgetful, second] = [server.visitor(), server.visitor()];
    const { body: sender } = await accept(token, {}, forgetful);
    expect((await accept((await invited(forgetful, 'quiet harbor')).token, {}, second)).status).toBe(201);
    const open = await invited(forgetful, 'quiet harbor');
    await server.app.get(Database).query('update user_account set email_verified_at = null where id = $1', [sender.id]);
    expect((await server.visitor().post('/api/password-reset', { login: email })).status).toBe(202);
    const mail = (await catcher.sentTo(email, 2)).at(-1)?.body ?? '';
    const reset = { token: /reset-password#(\S+)/.exec(mail)?.[1], password: 'a calmer harbor' };
    expect((await server.visitor().post('/api/password-reset/confirm', reset)).status).toBe(204);
    expect((await second.get('/api/users')).status).toBe(200);
    expect(await accept(open.token)).toMatchObject(GONE);
  });

  it('are sent only to addresses without an account', async () => {
    await server.jobSeeker({ email: 'taken@home.test' });
    expect(await invite('Taken@home.test')).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await invite('no address')).status).toBe(400);
    const { email, token } = await invited();
    await server.jobSeeker({ email });
    expect(await accept(token)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  it('are stored without their token, and recorded without the address', async () => {
    const { email, token } = await invited();
    const database = server.app.get(Database);
    const stored = JSON.stringify(await database.query('select * from admin_invitation'));
    expect(stored).not.toContain(token);
    expect(JSON.stringify(await database.query('select * from audit_entry'))).not.toContain(email);
  });

  it('are rate-limited like account mails and registrations', async () => {
    const limits = { LIMIT_ACCOUNT_MAILS_PER_HOUR: '1', LIMIT_REGISTRATIONS_PER_HOUR: '1' };
    const strict = await server.sibling({ ...limits, SMTP_URL: catcher.url, PUBLIC_URL: 'https://jobs.example.com' });
    const there = admin.at(strict.url);
    expect((await invite(`${newcomer()}@home.test`, there)).status).toBe(201);
    expect((await invite(`${newcomer()}@home.test`, there)).status).toBe(429);
    expect((await accept('a guess', {}, strict.visitor())).status).toBe(410);
    expect((await accept('a guess', {}, strict.visitor())).status).toBe(429);
    await strict.stop();
  });

  it('need a mail server', async () => {
    const silent = await server.sibling({ PUBLIC_URL: 'https://jobs.example.com' });
    expect(await invite('someone@home.test', admin.at(silent.url))).toMatchObject({
      status: 409,
      body: { code: 'mail_unavailable' },
    });
    await silent.stop();
  });

  it('require setting up a second factor if admins need one', async () => {
    const strict = await server.sibling({ REQUIRE_ADMIN_2FA: 'true', PUBLIC_URL: 'https://jobs.example.com' });
    const { token } = await invited();
    const client = strict.visitor();
    expect((await accept(token, {}, client)).status).toBe(201);
    expect(await client.get('/api/users')).toMatchObject({ status: 403, body: { code: 'second_factor_missing' } });
    expect((await client.post('/api/account/second-factor', { password: 'quiet harbor' })).status).toBe(200);
    await strict.stop();
  });
});
