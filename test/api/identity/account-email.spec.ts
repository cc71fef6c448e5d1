import { readSettings, WrongSetting } from '#platform/config/settings.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { PUBLIC_URL, type MailedServer } from '../../support/server/mailed-server.js';
import { sharedMailedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

type Problem = { code: string; message: string; errors?: { field: string; message: string }[] };

const PASSWORD = 'correct horse';
const GONE = { status: 410, body: { message: 'This link is no longer valid. Please request a new one.' } };

describe('the email address of an account', () => {
  let mails: MailedServer;
  let server: TestServer;
  beforeAll(async () => {
    mails = await sharedMailedServer();
    ({ server } = mails);
  });

  const status = async (client: ApiClient) => (await client.get('/api/user')).status;
  const emailOf = async (client: ApiClient) => (await client.get<{ email: string }>('/api/user')).body.email;
  const requestChange = (client: ApiClient, email: unknown, currentPassword = PASSWORD) =>
    client.put<Problem>('/api/account/email', { email, currentPassword });
  const use = (path: string, token: string) => server.visitor().post<Problem>(path, { token });
  const confirm = (token: string) => use('/api/account/email/confirm', token);
  const undo = (token: string) => use('/api/account/email/undo', token);

  /** A user who requested another address, and the token mailed to it. */
  const withPendingChange = async (name: string) => {
    const [email, next] = [`${name}@old.test`, `${name}@new.test`];
    const client = await server.jobSeeker({ email });
    expect((await requestChange(client, next)).status).toBe(202);
    return { client, email, next, token: await mails.mailedToken(next, 'email/confirm') };
  };

  describe('change', () => {
    it('may change the case of the address alone, but not nothing', async () => {
      const client = await server.jobSeeker({ email: 'june@old.test' });
      expect((await requestChange(client, 'june@old.test')).status).toBe(400);
      expect((await requestChange(client, 'June@old.test')).status).toBe(202);
      expect((await client.get('/api/account/email')).body).toMatchObject({ pendingEmail: 'June@old.test' });
    });

    it('takes effect when confirmed at the new address, and can be undone from the old one', async () => {
      const { client, email, next, token } = await withPendingChange('ana');
      expect(await emailOf(client)).toBe(email);
      expect((await client.get('/api/account/email')).body).toEqual({
        email,
        isVerified: false,
        mustBeVerified: false,
        pendingEmail: next,
        canChange: true,
      });
      expect((await confirm(token)).status).toBe(204);
      expect(await emailOf(client)).toBe(next);
      expect((await client.get('/api/account/email')).body).toMatchObject({ isVerified: true, pendingEmail: null });
      const [notice] = await mails.catcher.sentTo(email);
      expect(notice?.headers.get('subject')).toBe('Your Wayfare email address was changed');
      expect(notice?.body).not.toContain(next);
      const login = { username: next, password: PASSWORD };
      expect((await server.visitor().post('/api/login', login)).status).toBe(200);
      const undoToken = await mails.mailedToken(email, 'email/undo');
      expect((await undo(undoToken)).status).toBe(204);
      expect(await status(client)).toBe(401);
      // Whoever changed the address knew the password.
      expect((await server.visitor().post('/api/login', { username: email, password: PASSWORD })).status).toBe(401);
      const [, restored] = await mails.catcher.sentTo(email, 2);
      expect(restored?.body).toContain(`${PUBLIC_URL}/reset-password#`);
      const body = { token: await mails.mailedToken(email, 'reset-password', 2), password: 'a calmer harbor' };
      expect((await server.visitor().post('/api/password-reset/confirm', body)).status).toBe(204);
      expect(await emailOf(await server.visitor().login(email, 'a calmer harbor'))).toBe(email);
      expect(await undo(undoToken)).toMatchObject(GONE);
    });

    it('is canceled by a new password, because someone else may have requested it', async () => {
      const changed = await withPendingChange('lia');
      const passwords = { currentPassword: PASSWORD, newPassword: 'a calmer harbor' };
      expect((await changed.client.put('/api/account/password', passwords)).status).toBe(204);
      expect(await confirm(changed.token)).toMatchObject(GONE);

      const forgotten = await withPendingChange('mia');
      await server.visitor().post('/api/password-reset', { login: forgotten.email });
      const body = { token: await mails.mailedToken(forgotten.email, 'reset-password'), password: 'a calmer harbor' };
      expect((await server.visitor().post('/api/password-reset/confirm', body)).status).toBe(204);
      expect(await confirm(forgotten.token)).toMatchObject(GONE);
    });

    it('succeeds for one of two accounts that confirm the same address at once', async () => {
      const [one, two] = [await server.jobSeeker(), await server.jobSeeker()];
      for (const client of [one, two]) expect((await requestChange(client, 'wanted@new.test')).status).toBe(202);
      const tokens = [
        await mails.mailedToken('wanted@new.test', 'email/confirm', 1),
        await mails.mailedToken('wanted@new.test', 'email/confirm', 2),
      ];
      const answers = await Promise.all(tokens.map(confirm));
      expect(answers.map((answer) => answer.status).sort()).toEqual([204, 409]);
    });

    it.each([
      ['nowhere', PASSWORD, 'email', 'Please enter a valid email address'],
      ['a@b.test\r\nBcc: all@evil.test', PASSWORD, 'email', 'Please enter a valid email address'],
      ['fine@new.test', 'wrong horse', 'currentPassword', 'This is not your current password'],
    ])('to %j with the password %j is rejected', async (email, password, field, message) => {
      const client = await server.jobSeeker();
      const { status: answered, body } = await requestChange(client, email, password);
      expect(answered).toBe(400);
      expect(body.errors).toEqual([{ field, message }]);
    });

    it('to the current address is rejected', async () => {
      const client = await server.jobSeeker({ email: 'same@old.test' });
      expect((await requestChange(client, 'same@old.test')).body.message).toBe('This is already your email address');
    });

    it('is rejected without a mail server, and rate-limited per user', async () => {
      const client = await server.jobSeeker();
      const silent = await server.sibling({ PUBLIC_URL });
      const strict = await server.sibling({
        SMTP_URL: mails.catcher.url,
        PUBLIC_URL,
        LIMIT_ACCOUNT_MAILS_PER_HOUR: '1',
      });
      try {
        expect((await silent.visitor().get('/api/password-reset')).status).toBe(200);
        expect(await requestChange(client.at(silent.url), 'x@new.test')).toMatchObject({
          status: 409,
          body: { code: 'mail_unavailable' },
        });
        expect((await client.at(strict.url).post('/api/email-verification')).status).toBe(202);
        expect((await client.at(strict.url).post('/api/email-verification')).status).toBe(429);
        expect((await requestChange(client.at(strict.url), 'x@new.test')).status).toBe(429);
      } finally {
        await silent.stop();
        await strict.stop();
      }
    });
  });

  describe('verification', () => {
    const isVerified = async (client: ApiClient) =>
      (await client.get<{ isVerified: boolean }>('/api/account/email')).body.isVerified;

    it('takes a link, mailed at the registration or on request, that works once', async () => {
      const client = await server.jobSeeker({ email: 'vera@home.test' });
      const former = await mails.registrationToken('vera@home.test');
      expect((await client.post('/api/email-verification')).status).toBe(202);
      const token = await mails.mailedToken('vera@home.test', 'email/verify');
      expect(await use('/api/email-verification/confirm', former)).toMatchObject(GONE);
      expect(await isVerified(client)).toBe(false);
      expect((await use('/api/email-verification/confirm', token)).status).toBe(204);
      expect(await isVerified(client)).toBe(true);
      expect(await use('/api/email-verification/confirm', token)).toMatchObject(GONE);
    });

    it('also follows from a mailed password reset link, but not from one created by an admin', async () => {
      const [mailed, helped] = [await server.jobSeeker({ email: 'mailed@home.test' }), await server.jobSeeker()];
      await server.visitor().post('/api/password-reset', { login: 'mailed@home.test' });
      const link = await (
        await server.admin()
      ).post<{ url: string }>(`/api/users/${helped.user.id}/password-reset-link`, { password: 'correct horse' });
      const tokens = [await mails.mailedToken('mailed@home.test', 'reset-password'), link.body.url.split('#')[1]];
      for (const [i, client] of [mailed, helped].entries()) {
        const body = { token: tokens[i], password: 'a calmer harbor' };
        expect((await server.visitor().post('/api/password-reset/confirm', body)).status).toBe(204);
        const again = await server.visitor().login(client.user.username, 'a calmer harbor');
        expect(await isVerified(again)).toBe(i === 0);
      }
    });

    it('is required to apply, post and message if the settings say so', async () => {
      const jobId = await openListing(await server.employer(), await server.admin());
      const strict = await server.sibling({ SMTP_URL: mails.catcher.url, PUBLIC_URL, REQUIRE_VERIFIED_EMAIL: 'true' });
      try {
        const seeker = await strict.jobSeeker({ email: 'new@home.test' });
        const employer = await strict.employer();
        const refusal = { status: 403, body: { code: 'email_not_verified' } };
        expect(await seeker.post('/api/applications', { jobId })).toMatchObject(refusal);
        expect(await seeker.post('/api/conversations', { participantId: 1, jobId })).toMatchObject(refusal);
        expect(await seeker.post('/api/conversations/1/messages', { content: 'Hello' })).toMatchObject(refusal);
        expect(await employer.post('/api/jobs', aJobForm())).toMatchObject(refusal);
        expect(await employer.post('/api/applications', { jobId })).toMatchObject({ status: 403 });
        expect((await seeker.post('/api/bookmarks', { jobId })).status).toBe(201);
        expect((await seeker.put('/api/profile/job-seeker', { headline: 'Concierge' })).status).toBe(200);
        const token = await mails.registrationToken('new@home.test');
        expect((await use('/api/email-verification/confirm', token)).status).toBe(204);
        expect((await seeker.post('/api/applications', { jobId })).status).toBe(201);
      } finally {
        await strict.stop();
      }
    });

    it('cannot be required without a mail server', () => {
      expect(() => readSettings({ REQUIRE_VERIFIED_EMAIL: 'true' })).toThrow(WrongSetting);
      expect(() => readSettings({ REQUIRE_VERIFIED_EMAIL: 'true' })).toThrow('REQUIRE_VERIFIED_EMAIL needs SMTP_URL');
    });
  });
});
