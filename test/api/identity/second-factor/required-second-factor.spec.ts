import { ResetSecondFactor } from '#identity';
import { Database } from '#platform/postgres/database.js';
import { AuthenticatorApp } from '#test/support/authenticator-app.js';
import { aJobForm } from '#test/support/mothers/job-mother.js';
import type { ApiClient } from '#test/support/server/api-client.js';
import { SoftAuthenticator } from '#test/support/soft-authenticator.js';
import {
  enterCode,
  enterPassword,
  propose,
  setUpSecondFactor,
  signInMethods,
} from '#test/support/server/second-factors.js';
import { startTestServer, type TestServer } from '#test/support/server/test-server.js';

type Options = { challenge: string };

const PASSWORD = 'correct horse';
const ORIGIN = 'https://jobs.example.com';
const MISSING = { status: 403, body: { code: 'second_factor_missing' } };
const PASSKEY_FIRST = { status: 403, body: { code: 'pass_second_factor_first' } };

describe('a second factor required of admins', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ PUBLIC_URL: ORIGIN, REQUIRE_ADMIN_2FA: 'true' });
  });
  afterEach(() => server.stop());

  const registerPasskey = async (client: ApiClient, device: SoftAuthenticator) => {
    const { body } = await client.post<Options>('/api/account/passkeys/options', { password: PASSWORD });
    return client.post<{ id: number }>('/api/account/passkeys', { name: 'Key', answer: device.register(body) });
  };
  const signInWith = async (device: SoftAuthenticator) => {
    const visitor = server.visitor();
    const { body } = await visitor.post<Options>('/api/auth/passkey/options');
    expect((await visitor.post('/api/auth/passkey', { answer: device.signIn(body) })).status).toBe(200);
    return visitor;
  };

  it('is required before anything else', async () => {
    const admin = await server.admin();
    expect((await admin.get('/api/user')).status).toBe(200);
    expect(await signInMethods(admin)).toMatchObject({ secondFactor: { isRequired: true, isMissing: true } });
    for (const path of ['/api/users', '/api/admin/audit', '/api/conversations/unread', '/api/account/sessions'])
      expect([path, await admin.get(path)]).toMatchObject([path, MISSING]);
    expect(await admin.put('/api/account', { fullName: 'Someone Else' })).toMatchObject(MISSING);
  });

  it('limits admins without one to what visitors see', async () => {
    const [admin, employer] = [await server.admin(), await server.employer()];
    const { body } = await employer.post<{ id: number }>('/api/jobs', aJobForm());
    expect((await admin.get(`/api/jobs/${body.id}`)).status).toBe(404);
    await setUpSecondFactor(admin);
    expect((await admin.get(`/api/jobs/${body.id}`)).status).toBe(200);
  });

  it('is set up in the same session, which then has full access, and required at later sign-ins', async () => {
    const admin = await server.admin();
    const { app } = await setUpSecondFactor(admin);
    expect((await admin.get('/api/users')).status).toBe(200);
    expect(await signInMethods(admin)).toMatchObject({ secondFactor: { isOn: true, isMissing: false } });
    const visitor = server.visitor();
    expect((await enterPassword(visitor, admin.user.username)).status).toBe(401);
    expect((await enterCode(visitor, app.nextCode())).status).toBe(200);
    expect((await visitor.get('/api/users')).status).toBe(200);
  });

  it('stays passed after a password change', async () => {
    const admin = await server.admin();
    await setUpSecondFactor(admin);
    const change = { currentPassword: PASSWORD, newPassword: 'quiet harbor' };
    expect((await admin.put('/api/account/password', change)).status).toBe(204);
    expect((await admin.get('/api/users')).status).toBe(200);
  });

  it('can be a passkey that is used to sign in', async () => {
    const admin = await server.admin();
    const device = new SoftAuthenticator(ORIGIN);
    expect((await registerPasskey(admin, device)).status).toBe(201);
    expect((await admin.get('/api/users')).status).toBe(200);
    expect((await (await signInWith(device)).get('/api/users')).status).toBe(200);
  });

  it('cannot be added with a password alone to an account that has one', async () => {
    const admin = await server.admin();
    const device = new SoftAuthenticator(ORIGIN);
    const guest = await server.visitor().login(admin.user.username, PASSWORD);
    // Someone who knows the password started a setup earlier.
    const { secret } = (await propose(guest)).body;
    await registerPasskey(admin, device);
    const code = new AuthenticatorApp(secret).code();
    expect(await guest.put('/api/account/second-factor', { code })).toMatchObject(PASSKEY_FIRST);
    const late = await server.visitor().login(admin.user.username, PASSWORD);
    expect(await late.get('/api/users')).toMatchObject(MISSING);
    expect(await propose(late)).toMatchObject(PASSKEY_FIRST);
    expect(await late.post('/api/account/passkeys/options', { password: PASSWORD })).toMatchObject(PASSKEY_FIRST);
    expect((await propose(await signInWith(device))).status).toBe(200);
  });

  it('cannot be removed without another one', async () => {
    const admin = await server.admin();
    const { app } = await setUpSecondFactor(admin);
    const off = (code: string) =>
      admin.request('DELETE', '/api/account/second-factor', { body: { password: PASSWORD, code } });
    const needed = { status: 409, body: { code: 'second_factor_needed' } };
    expect(await off(app.nextCode())).toMatchObject(needed);
    expect(await signInMethods(admin)).toMatchObject({ secondFactor: { isOn: true } });
    const { id } = (await registerPasskey(admin, new SoftAuthenticator(ORIGIN))).body;
    await server.app.get(Database).query('update second_factor set last_step = 0');
    expect((await off(app.nextCode())).status).toBe(204);
    expect(await admin.delete(`/api/account/passkeys/${id}`)).toMatchObject(needed);
  });

  it('is not required of other users', async () => {
    const employer = await server.employer();
    expect((await employer.get('/api/account/sessions')).status).toBe(200);
    expect(await signInMethods(employer)).toMatchObject({ secondFactor: { isRequired: false, isMissing: false } });
  });

  it('is also required in sessions older than the setting', async () => {
    const relaxed = await server.sibling({ PUBLIC_URL: ORIGIN });
    const admin = (await server.admin()).at(relaxed.url);
    expect((await admin.get('/api/users')).status).toBe(200);
    expect(await admin.at(server.url).get('/api/users')).toMatchObject(MISSING);
    await relaxed.stop();
  });

  it('can be reset by an operator, as recorded in the audit log', async () => {
    const admin = await server.admin();
    await setUpSecondFactor(admin);
    await registerPasskey(admin, new SoftAuthenticator(ORIGIN));
    const { username, id } = admin.user;
    expect(await server.app.get(ResetSecondFactor).execute({ login: username })).toEqual({ username, passkeys: 1 });
    expect((await admin.get('/api/user')).status).toBe(401);
    const entries = await server.app
      .get(Database)
      .query(
        `select actor_kind, details from audit_entry where action = 'second-factor.disabled' and subject_id = $1`,
        [String(id)],
      );
    expect(entries).toEqual([{ actor_kind: 'system', details: { byOperator: true, passkeys: 1 } }]);
    const again = await server.visitor().login(username, PASSWORD);
    expect((await propose(again)).status).toBe(200);
    await expect(server.app.get(ResetSecondFactor).execute({ login: 'nobody' })).rejects.toThrow(
      'This user does not exist.',
    );
  });
});
