import { jest } from '@jest/globals';
import { Secret } from 'otpauth';
import type { Client } from 'pg';
import { SecondFactors } from '#identity/second-factor/application/second-factors.js';
import type { MailCatcher } from '#test/support/stand-ins/mail-catcher.js';
import type { ApiClient } from '#test/support/server/api-client.js';
import { AuthenticatorApp, STEP } from '#test/support/authenticator-app.js';
import {
  enterCode,
  enterPassword,
  halfSignedInAs,
  ownerOfApp,
  propose,
  setUpSecondFactor,
  signInEntries,
  signInMethods,
} from '#test/support/server/second-factors.js';
import { verifyEmail } from '#test/support/server/verify-email.js';
import { sharedMailedServer } from '#test/support/server/shared-server.js';
import type { TestServer } from '#test/support/server/test-server.js';
import { later } from '#test/support/shifted-clock.js';

const PASSWORD = 'correct horse';
const WRONG = '000000';

describe('two-factor authentication', () => {
  let catcher: MailCatcher;
  let server: TestServer;
  let database: Client;
  beforeAll(async () => {
    ({ server, catcher, database } = await sharedMailedServer());
  });

  const status = async (client: ApiClient) => (await client.get('/api/user')).status;

  const seeker = async (account: Record<string, unknown> = {}) => {
    const person = await server.jobSeeker(account);
    await verifyEmail(server, person);
    return person;
  };
  const owner = (account?: Record<string, unknown>) => ownerOfApp(server, account);
  const halfSignedIn = (person: ApiClient) => halfSignedInAs(person, server);
  const entries = (userId: number) => signInEntries(database, userId);

  describe('setup', () => {
    it('requires the password, returns the secret and its address, and is confirmed with a code', async () => {
      const person = await seeker();
      expect(await propose(person, 'wrong horse')).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
      const { body } = await propose(person);
      expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
      const address = new URL(body.address);
      expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
        'otpauth:',
        'totp',
        `/Wayfare:${person.user.username}`,
      ]);
      expect(Object.fromEntries(address.searchParams)).toEqual({
        issuer: 'Wayfare',
        secret: body.secret,
        algorithm: 'SHA1',
        digits: '6',
        period: '30',
      });
      expect(await signInMethods(person)).toMatchObject({ secondFactor: { isOn: false } });
      expect((await enterPassword(server.visitor(), person.user.username)).status).toBe(200);
      const wrong = await person.put('/api/account/second-factor', { code: WRONG });
      expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_code', errors: [{ field: 'code' }] } });
      expect(await signInMethods(person)).toMatchObject({ secondFactor: { isOn: false } });
    });

    it('rejects a code for a secret that another tab has since replaced', async () => {
      const person = await seeker();
      const app = new AuthenticatorApp((await propose(person)).body.secret);
      const factors = server.app.get(SecondFactors);
      const enable = factors.enable.bind(factors);
      jest.spyOn(factors, 'enable').mockImplementationOnce(async (...enabling) => {
        await factors.propose(person.user.id, new Secret().base32);
        return enable(...enabling);
      });
      const mixed = await person.put('/api/account/second-factor', { code: app.code() });
      expect(mixed).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
      expect(await signInMethods(person)).toMatchObject({ secondFactor: { isOn: false } });
    });

    it('returns ten recovery codes once, ends all other sessions and notifies the owner', async () => {
      const person = await seeker({ email: 'careful@home.test' });
      const other = await server.visitor().login(person.user.username, PASSWORD);
      const { recoveryCodes } = await setUpSecondFactor(person);
      expect(new Set(recoveryCodes).size).toBe(10);
      for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
      expect([await status(person), await status(other)]).toEqual([200, 401]);
      expect(await signInMethods(person)).toMatchObject({ secondFactor: { isOn: true, recoveryCodesLeft: 10 } });
      const [mail] = await catcher.sentTo('careful@home.test');
      expect(mail?.headers.get('subject')).toBe('Two-factor authentication is on for your Wayfare account');
      expect(await propose(person)).toMatchObject({ status: 409, body: { code: 'second_factor_on' } });
      const again = await person.put('/api/account/second-factor', { code: WRONG });
      expect(again).toMatchObject({ status: 409, body: { code: 'second_factor_on' } });
    });

    it('must start with a secret', async () => {
      const person = await seeker();
      const confirmed = await person.put('/api/account/second-factor', { code: WRONG });
      expect(confirmed).toMatchObject({ status: 409, body: { code: 'second_factor_off' } });
    });

    it('stores neither the secret nor the recovery codes in plain text', async () => {
      const person = await seeker();
      const { secret } = (await propose(person)).body;
      const { recoveryCodes } = await owner();
      const { rows } = await database.query('select * from second_factor');
      const stored = JSON.stringify(rows);
      for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
        expect(stored).not.toContain(text);
    });
  });

  describe('signing in', () => {
    it('requires the password and a code, and grants no access before both', async () => {
      const { person, app } = await owner();
      const visitor = server.visitor();
      const first = await enterPassword(visitor, person.user.username);
      expect(first).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
      expect(await status(visitor)).toBe(401);
      expect((await visitor.get('/api/bookmarks')).status).toBe(401);
      expect(await enterCode(visitor, app.nextCode())).toMatchObject({ status: 200, body: { id: person.user.id } });
      expect(await status(visitor)).toBe(200);
      expect((await entries(person.user.id)).at(-1)).toEqual({
        action: 'sign-in.succeeded',
        details: { with: 'password', code: true },
      });
    });

    it('requires only the password without a second factor', async () => {
      const person = await seeker();
      const { user } = person;
      expect(await enterPassword(server.visitor(), user.username)).toMatchObject({
        status: 200,
        body: { id: user.id },
      });
    });

    it('rejects a wrong password without revealing the second factor', async () => {
      const { person } = await owner();
      const refused = await enterPassword(server.visitor(), person.user.username, 'wrong horse');
      expect(refused).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    });

    it('signs out the previous user of the browser', async () => {
      const { person } = await owner();
      const other = await seeker();
      expect((await enterPassword(other, person.user.username)).status).toBe(401);
      expect(await status(other)).toBe(401);
    });

    it('accepts codes of the current, the previous and the next time step', async () => {
      const { person, app } = await owner();
      // Well after the setup, whose code counts as used.
      const ahead = 10 * STEP;
      const outcomes = await later(server, ahead, async () => {
        const now = Date.now() + ahead;
        const tried = [];
        for (const steps of [-2, -1, 0, 1, 2]) {
          const visitor = await halfSignedIn(person);
          tried.push((await enterCode(visitor, app.code(now + steps * STEP))).status);
        }
        return tried;
      });
      // The clock may advance by a step during the test.
      expect(outcomes.slice(1, 4)).toEqual([200, 200, 200]);
      expect(outcomes[0]).toBe(400);
    });

    it('accepts no code twice, and none older than a used one', async () => {
      const { person, app } = await owner();
      const [used, next] = [app.code(), app.nextCode()];
      const visitor = await halfSignedIn(person);
      expect(await enterCode(visitor, used)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
      expect((await enterCode(visitor, next)).status).toBe(200);
      const again = await halfSignedIn(person);
      expect((await enterCode(again, next)).status).toBe(400);
      expect((await enterCode(again, used)).status).toBe(400);
    });

    it('accepts a code once, even for simultaneous requests', async () => {
      const { person, app } = await owner();
      const code = app.nextCode();
      const visitors = await Promise.all([1, 2, 3].map(() => halfSignedIn(person)));
      const statuses = (await Promise.all(visitors.map((visitor) => enterCode(visitor, code)))).map(
        (one) => one.status,
      );
      expect(statuses.sort()).toEqual([200, 400, 400]);
    });

    it('accepts each recovery code once, in any format, and notifies the owner', async () => {
      const { person, recoveryCodes } = await owner({ email: 'lost-phone@home.test' });
      const [first = '', second = ''] = recoveryCodes;
      const visitor = await halfSignedIn(person);
      expect((await enterCode(visitor, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
      expect(await signInMethods(visitor)).toMatchObject({ secondFactor: { recoveryCodesLeft: 9 } });
      const again = await halfSignedIn(person);
      expect((await enterCode(again, first)).status).toBe(400);
      expect((await enterCode(again, second)).status).toBe(200);
      const subjects = (await catcher.sentTo('lost-phone@home.test', 3)).map(({ headers }) => headers.get('subject'));
      expect(subjects).toContain('A recovery code of your Wayfare account was used');
      const actions = (await entries(person.user.id)).map(({ action }) => action);
      expect(actions.filter((action) => action === 'second-factor.recovery-code-used')).toHaveLength(2);
      expect(actions).toContain('second-factor.failed');
    });

    it('accepts the code for ten minutes, in the same browser, unless the password changes', async () => {
      const { person, app } = await owner();
      const nothing = { status: 410, body: { code: 'nothing_pending' } };
      expect(await enterCode(server.visitor(), app.nextCode())).toMatchObject(nothing);
      const late = await halfSignedIn(person);
      expect(await later(server, 11 * 60_000, () => enterCode(late, app.code(Date.now() + 660_000)))).toMatchObject(
        nothing,
      );
      const outdated = await halfSignedIn(person);
      const changed = { currentPassword: PASSWORD, newPassword: 'quiet harbor' };
      expect((await person.put('/api/account/password', changed)).status).toBe(204);
      expect(await enterCode(outdated, app.nextCode())).toMatchObject(nothing);
    });

    it('rejects suspended users before the code', async () => {
      const { person } = await owner();
      const admin = await server.admin();
      const suspension = { suspended: true, reason: 'Asked for fees.' };
      const visitor = await halfSignedIn(person);
      expect((await admin.put(`/api/users/${person.user.id}/suspension`, suspension)).status).toBe(204);
      expect((await enterPassword(server.visitor(), person.user.username)).status).toBe(403);
      expect(await enterCode(visitor, WRONG)).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
    });
  });

  describe('guessing', () => {
    it('is limited, including recovery codes, without affecting open sessions', async () => {
      const { person, app } = await owner();
      // The registration has made this address familiar.
      await database.query('delete from sign_in_address where user_id = $1', [person.user.id]);
      const attacker = await halfSignedIn(person);
      for (let i = 0; i < 10; i += 1) expect((await enterCode(attacker, WRONG)).status).toBe(400);
      const refused = await enterCode(attacker, app.nextCode());
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await enterCode(attacker, 'AAAA-BBBB-CCCC-DDDD')).status).toBe(429);
      // The account is not locked: its open session still works.
      expect((await person.put('/api/account', { fullName: 'Still Here' })).status).toBe(200);
      expect((await entries(person.user.id)).filter(({ action }) => action === 'second-factor.failed')).toHaveLength(
        10,
      );
    });

    it('does not count malformed codes', async () => {
      const { person, app } = await owner();
      const visitor = await halfSignedIn(person);
      for (let i = 0; i < 12; i += 1) expect((await enterCode(visitor, `12345${i}x`)).status).toBe(400);
      expect((await enterCode(visitor, app.nextCode())).status).toBe(200);
    });

    it('does not make an address familiar before the correct code', async () => {
      const { person } = await owner();
      await database.query('delete from sign_in_address where user_id = $1', [person.user.id]);
      await halfSignedIn(person);
      const { rowCount } = await database.query('select from sign_in_address where user_id = $1', [person.user.id]);
      expect(rowCount).toBe(0);
    });
  });
});
