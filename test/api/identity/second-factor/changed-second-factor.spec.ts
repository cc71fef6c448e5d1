import type { Client } from 'pg';
import type { MailCatcher } from '#test/support/stand-ins/mail-catcher.js';
import type { ApiClient } from '#test/support/server/api-client.js';
import {
  enterCode,
  enterPassword,
  halfSignedInAs,
  ownerOfApp,
  signInEntries,
  signInMethods,
} from '#test/support/server/second-factors.js';
import { sharedMailedServer } from '#test/support/server/shared-server.js';
import type { TestServer } from '#test/support/server/test-server.js';

const PASSWORD = 'correct horse';
const WRONG = '000000';

describe('enabled two-factor authentication', () => {
  let catcher: MailCatcher;
  let server: TestServer;
  let database: Client;
  beforeAll(async () => {
    ({ server, catcher, database } = await sharedMailedServer());
  });

  const owner = (account?: Record<string, unknown>) => ownerOfApp(server, account);
  const halfSignedIn = (person: ApiClient) => halfSignedInAs(person, server);
  const entries = (userId: number) => signInEntries(database, userId);

  describe('disabling', () => {
    it('requires the password and a code', async () => {
      const { person, app } = await owner({ email: 'enough@home.test' });
      const off = (body: object) => person.request('DELETE', '/api/account/second-factor', { body });
      expect((await off({ password: 'wrong horse', code: app.nextCode() })).status).toBe(400);
      expect(await off({ password: PASSWORD, code: WRONG })).toMatchObject({
        status: 400,
        body: { code: 'wrong_code' },
      });
      expect((await off({ password: PASSWORD, code: app.nextCode() })).status).toBe(204);
      expect(await off({ password: PASSWORD, code: app.nextCode() })).toMatchObject({ status: 409 });
      expect((await enterPassword(server.visitor(), person.user.username)).status).toBe(200);
      const subjects = (await catcher.sentTo('enough@home.test', 2)).map(({ headers }) => headers.get('subject'));
      expect(subjects).toContain('Two-factor authentication is off for your Wayfare account');
      const actions = (await entries(person.user.id)).map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(['second-factor.enabled', 'second-factor.disabled']));
    });

    it('does not happen on a password reset by mail, whether or not the address is verified', async () => {
      for (const isVerified of [true, false]) {
        const email = `reset-${isVerified}@home.test`;
        const { person } = await owner({ email });
        // As in accounts from before verification was required.
        if (!isVerified)
          await database.query('update user_account set email_verified_at = null where id = $1', [person.user.id]);
        await server.visitor().post('/api/password-reset', { login: email });
        const mails = await catcher.sentTo(email, 2);
        const token = /reset-password#(\S+)/.exec(mails.map(({ body }) => body).join('\n'))?.[1] ?? '';
        const reset = await server.visitor().post('/api/password-reset/confirm', { token, password: 'quiet harbor' });
        expect(reset.status).toBe(204);
        const first = await enterPassword(server.visitor(), person.user.username, 'quiet harbor');
        expect(first).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
      }
    });

    it('does not happen with other password resets', async () => {
      const { person } = await owner();
      await database.query('update user_account set email_verified_at = now() where id = $1', [person.user.id]);
      const admin = await server.admin();
      const made = await admin.post<{ url: string }>(`/api/users/${person.user.id}/password-reset-link`, {
        password: 'correct horse',
      });
      const token = made.body.url.split('#')[1] ?? '';
      await server.visitor().post('/api/password-reset/confirm', { token, password: 'quiet harbor' });
      const first = await enterPassword(server.visitor(), person.user.username, 'quiet harbor');
      expect(first).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    });
  });

  it('renews recovery codes with the password and a code, which invalidates the old ones', async () => {
    const { person, app, recoveryCodes } = await owner();
    const renew = (body: object) =>
      person.post<{ recoveryCodes: string[] }>('/api/account/second-factor/recovery-codes', body);
    expect((await renew({ password: PASSWORD, code: WRONG })).status).toBe(400);
    const { body } = await renew({ password: PASSWORD, code: app.nextCode() });
    expect(body.recoveryCodes).toHaveLength(10);
    expect(await signInMethods(person)).toMatchObject({ secondFactor: { recoveryCodesLeft: 10 } });
    const visitor = await halfSignedIn(person);
    expect((await enterCode(visitor, recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await enterCode(visitor, body.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('records renewed recovery codes in the audit log, but no attempt with a wrong code', async () => {
    const { person, app } = await owner();
    const renewals = async () =>
      (await entries(person.user.id)).filter(({ action }) => action === 'second-factor.recovery-codes-renewed');
    const renew = (code: string) =>
      person.post('/api/account/second-factor/recovery-codes', { password: PASSWORD, code });
    expect((await renew(WRONG)).status).toBe(400);
    expect(await renewals()).toHaveLength(0);
    expect((await renew(app.nextCode())).status).toBe(200);
    expect(await renewals()).toHaveLength(1);
  });

  it("still accepts recovery codes after the installation's secret has changed", async () => {
    const { person, app, recoveryCodes } = await owner();
    await database.query(`update second_factor set secret = 'AAAA' where user_id = $1`, [person.user.id]);
    const visitor = await halfSignedIn(person);
    expect((await enterCode(visitor, app.nextCode())).status).toBe(400);
    expect((await enterCode(visitor, recoveryCodes[0] ?? '')).status).toBe(200);
  });
});
