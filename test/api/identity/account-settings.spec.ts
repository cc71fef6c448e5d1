import { Accounts } from '#identity';
import { EventReader } from '../../support/server/event-reader.js';
import type { ApiClient } from '../../support/server/api-client.js';
import type { MailCatcher } from '../../support/stand-ins/mail-catcher.js';
import { sharedMailedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

type Problem = { code: string; message: string; errors?: { field: string; message: string }[] };
type Session = {
  id: number;
  startedAt: string;
  lastActiveAt: string;
  address: string | null;
  userAgent: string | null;
  isCurrent: boolean;
};

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'a calmer harbor';

describe('account settings', () => {
  let catcher: MailCatcher;
  let server: TestServer;
  beforeAll(async () => {
    ({ server, catcher } = await sharedMailedServer());
  });

  const status = async (client: ApiClient) => (await client.get('/api/user')).status;
  const sessionsOf = async (client: ApiClient) => (await client.get<Session[]>('/api/account/sessions')).body;
  const signInAgain = ({ user }: ApiClient, browser: string) =>
    server.visitor().login(user.username, PASSWORD, browser);
  const changePassword = (client: ApiClient, currentPassword: unknown, newPassword: unknown) =>
    client.put<Problem>('/api/account/password', { currentPassword, newPassword });

  describe('a name change', () => {
    it('stores and returns the new name', async () => {
      const seeker = await server.jobSeeker();
      const { status: answered, body } = await seeker.put<object>('/api/account', {
        fullName: ' Ana Lima ',
        role: 'admin',
      });
      expect(answered).toBe(200);
      expect(body).toMatchObject({ id: seeker.user.id, fullName: 'Ana Lima', role: 'job_seeker' });
      expect((await seeker.get('/api/user')).body).toEqual(body);
    });

    it.each([
      ['', 'Full name is required'],
      ['x'.repeat(101), 'Full name must be at most 100 characters'],
      ['Wayfare Support', 'This name is reserved. Please enter your own name.'],
      ['A\u202Eb', 'Full name must not contain line breaks or invisible characters'],
    ])('rejects %j', async (fullName, message) => {
      const seeker = await server.jobSeeker();
      expect(await seeker.put<Problem>('/api/account', { fullName })).toMatchObject({ status: 400, body: { message } });
    });
  });

  describe('the language', () => {
    const languageOf = async (client: ApiClient) =>
      (await client.get<{ language: string | null }>('/api/user')).body.language;

    it('is that of the browser at the registration, and of mails from then on', async () => {
      const account = { email: 'ana@home.test', fullName: 'Ana Lima', username: 'ana.lima', password: PASSWORD };
      const visitor = server.visitor();
      const { status: answered } = await visitor.post('/api/register', account, {
        'accept-language': 'de-CH,en;q=0.5',
      });
      expect(answered).toBe(201);
      expect((await changePassword(visitor, PASSWORD, NEW_PASSWORD)).status).toBe(204);
      const [mail] = await catcher.sentTo('ana@home.test');
      expect(mail?.body).toContain('Guten Tag Ana Lima,');
      expect(mail?.body).toContain('Ihr Wayfare-Passwort wurde geändert');
      expect(mail?.html).toContain('lang="de"');
      expect((await visitor.get<{ language: string }>('/api/user')).body.language).toBe('de');
    });

    it('is changed, also back to that of the browser', async () => {
      const seeker = await server.jobSeeker();
      for (const language of ['ar', null]) {
        expect(await seeker.put('/api/account/language', { language })).toMatchObject({
          status: 200,
          body: { language },
        });
        expect(await languageOf(seeker)).toBe(language);
      }
    });

    it.each(['nl', 'EN', '', 7])('rejects %j', async (language) => {
      const seeker = await server.jobSeeker();
      expect((await seeker.put('/api/account/language', { language })).status).toBe(400);
      expect(await languageOf(seeker)).toBe('en');
    });
  });

  describe('the time zone', () => {
    const known = async ({ user }: ApiClient) => (await server.app.get(Accounts).find(user.id))?.timeZone;
    const signIn = ({ user: { username } }: ApiClient, cookie: string) =>
      server.visitor().post('/api/login', { username, password: PASSWORD }, { cookie });

    it('is that of the browser at the registration and at each sign-in, until the person chooses one', async () => {
      const account = { email: 'zoe@home.test', fullName: 'Zoe Lima', username: 'zoe.lima', password: PASSWORD };
      const seeker = await server.visitor().withCookie('time-zone=Asia/Manila').register(account);
      expect(await known(seeker)).toBe('Asia/Manila');
      expect((await signIn(seeker, 'language=en; time-zone=America/Argentina/Buenos_Aires')).status).toBe(200);
      expect(await known(seeker)).toBe('America/Argentina/Buenos_Aires');

      const chosen = { status: 200, body: { timeZone: 'Europe/Lisbon' } };
      expect(await seeker.put('/api/account/time-zone', { timeZone: 'Europe/Lisbon' })).toMatchObject(chosen);
      await signIn(seeker, 'time-zone=Asia/Dubai');
      expect(await known(seeker)).toBe('Europe/Lisbon');
      expect((await seeker.get('/api/user')).body).toMatchObject({ timeZone: 'Europe/Lisbon' });
      const none = { status: 200, body: { timeZone: null } };
      expect(await seeker.put('/api/account/time-zone', { timeZone: null })).toMatchObject(none);
      expect(await known(seeker)).toBe('Asia/Dubai');
    });

    it.each(['Nowhere/Else', '+02:00', '%00', `A/${'b'.repeat(70)}`])('is not learned from %j', async (told) => {
      const seeker = await server.jobSeeker();
      expect((await signIn(seeker, `time-zone=${told}`)).status).toBe(200);
      expect(await known(seeker)).toBeNull();
    });

    it.each(['Nowhere/Else', '+02:00', 7])('cannot be %j', async (timeZone) => {
      const seeker = await server.jobSeeker();
      const rejected = { status: 400, body: { errors: [{ field: 'timeZone' }] } };
      expect(await seeker.put('/api/account/time-zone', { timeZone })).toMatchObject(rejected);
    });
  });

  describe('a password change', () => {
    it('ends all other sessions, continues this one under a new id, and mails a notice', async () => {
      const seeker = await server.jobSeeker({ email: 'changed@home.test' });
      const other = await signInAgain(seeker, 'Other');
      const stream = await EventReader.listening(other);
      const before = seeker.at(server.url);
      expect((await changePassword(seeker, PASSWORD, NEW_PASSWORD)).status).toBe(204);
      await stream.ended();
      expect([await status(seeker), await status(other), await status(before)]).toEqual([200, 401, 401]);
      const { username } = seeker.user;
      expect((await server.visitor().post('/api/login', { username, password: PASSWORD })).status).toBe(401);
      expect((await server.visitor().post('/api/login', { username, password: NEW_PASSWORD })).status).toBe(200);
      const [notice] = await catcher.sentTo('changed@home.test');
      expect(notice?.headers.get('subject')).toBe('Your Wayfare password was changed');
      expect(notice?.body).not.toContain(NEW_PASSWORD);
    });

    it.each([
      [PASSWORD, 'short', 'newPassword', 'Password must be at least 6 characters'],
      [PASSWORD, 'password123', 'newPassword', 'This password is too common. Please choose another one.'],
      [PASSWORD, '        ', 'newPassword', 'Password must not be blank'],
      [PASSWORD, 'x'.repeat(129), 'newPassword', 'Password must be at most 128 characters'],
      [PASSWORD, { $ne: '' }, 'newPassword', 'Password must be text'],
      ['wrong horse', NEW_PASSWORD, 'currentPassword', 'This is not your current password'],
    ])('from %j to %j is rejected and ends no session', async (current, next, field, message) => {
      const seeker = await server.jobSeeker();
      const other = await signInAgain(seeker, 'Other');
      const { status: answered, body } = await changePassword(seeker, current, next);
      expect(answered).toBe(400);
      expect(body.errors).toEqual([{ field, message }]);
      expect([await status(seeker), await status(other)]).toEqual([200, 200]);
    });

    it('is rate-limited like sign-in, so that an open session does not help guess the password', async () => {
      const seeker = await server.jobSeeker();
      for (let i = 0; i < 10; i += 1)
        expect((await changePassword(seeker, `guess ${i}`, NEW_PASSWORD)).status).toBe(400);
      const refused = await changePassword(seeker, PASSWORD, NEW_PASSWORD);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  describe('sessions', () => {
    it('are listed with address, time and browser, and the current one is marked', async () => {
      const laptop = await server.jobSeeker();
      const phone = await signInAgain(laptop, 'Phone/1.0');
      const sessions = await sessionsOf(phone);
      expect(sessions).toHaveLength(2);
      const current = sessions.find(({ isCurrent }) => isCurrent);
      expect(current).toMatchObject({ address: '127.0.0.1', userAgent: 'Phone/1.0' });
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      for (const { startedAt, lastActiveAt } of sessions) {
        for (const time of [startedAt, lastActiveAt])
          expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(600_000);
      }
      const secret = decodeURIComponent(phone.sessionCookie ?? '').replace(/^.*s:([^.]+)\..*$/, '$1');
      expect(secret.length).toBeGreaterThan(20);
      expect(JSON.stringify(sessions)).not.toContain(secret);
    });

    it('can be ended individually, including their event streams', async () => {
      const laptop = await server.jobSeeker();
      const phone = await signInAgain(laptop, 'Phone');
      const stream = await EventReader.listening(phone);
      const id = (await sessionsOf(laptop)).find(({ isCurrent }) => !isCurrent)?.id;
      expect((await laptop.delete(`/api/account/sessions/${id}`)).status).toBe(204);
      await stream.ended();
      expect([await status(laptop), await status(phone)]).toEqual([200, 401]);
      expect((await laptop.delete(`/api/account/sessions/${id}`)).status).toBe(404);
    });

    it('of other users cannot be ended', async () => {
      const [seeker, other] = [await server.jobSeeker(), await server.jobSeeker()];
      const [theirs] = await sessionsOf(other);
      expect((await seeker.delete(`/api/account/sessions/${theirs?.id}`)).status).toBe(404);
      expect(await status(other)).toBe(200);
    });

    it('can all be ended except the current one', async () => {
      const laptop = await server.jobSeeker();
      const others = [await signInAgain(laptop, 'One'), await signInAgain(laptop, 'Two')];
      expect((await laptop.delete('/api/account/sessions')).status).toBe(204);
      expect(await Promise.all([laptop, ...others].map(status))).toEqual([200, 401, 401]);
      expect(await sessionsOf(laptop)).toHaveLength(1);
    });
  });
});
