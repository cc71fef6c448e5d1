import type { MailCatcher } from '../../support/stand-ins/mail-catcher.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { sharedMailedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

type Objection = { id: number; userId: number; reason: string; text: string };
const REASON = 'You asked applicants to pay for a visa.';
const TEXT = 'The fee was for the language course, which is optional.';

describe('an objection to a suspension', () => {
  let catcher: MailCatcher;
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    ({ server, catcher } = await sharedMailedServer());
    admin = await server.admin();
  });

  const suspend = ({ user }: ApiClient, suspended = true) =>
    admin.put(`/api/users/${user.id}/suspension`, { suspended, reason: REASON });
  const lastMail = async ({ user: { username } }: ApiClient, count = 1) =>
    (await catcher.sentTo(`${username}@wayfare.test`, count)).at(-1)?.body ?? '';
  const tokenIn = (text: string) => /\/objection#(\d+\.[\w-]+)/.exec(text)?.[1] ?? '';
  const shownAtSignIn = async ({ user: { username } }: ApiClient) =>
    tokenIn(
      (await server.visitor().post<{ message: string }>('/api/login', { username, password: 'correct horse' })).body
        .message,
    );
  const object = (token: string, text = TEXT) =>
    server.visitor().post<{ code: string }>('/api/objections', { token, text });
  const open = async () => (await admin.get<Objection[]>('/api/admin/objections')).body;

  it('is made signed out with the link in the mail or at sign-in, once, and waits for an admin', async () => {
    const employer = await server.employer();
    await suspend(employer);
    const token = tokenIn(await lastMail(employer));
    expect(token).toBe(await shownAtSignIn(employer));
    expect((await object(token)).status).toBe(204);
    expect(await open()).toMatchObject([{ userId: employer.user.id, reason: REASON, text: TEXT }]);
    expect(await object(token)).toMatchObject({ status: 409, body: { code: 'already_objected' } });
  });

  it('is closed by an admin, who lifts the suspension or tells the user why not', async () => {
    const [right, wrong] = [await server.employer(), await server.jobSeeker()];
    for (const user of [right, wrong]) {
      await suspend(user);
      expect((await object(await shownAtSignIn(user))).status).toBe(204);
    }
    await suspend(right, false);
    expect((await open()).map(({ userId }) => userId)).not.toContain(right.user.id);
    const { id } = (await open()).find(({ userId }) => userId === wrong.user.id) ?? { id: 0 };
    const reject = (reason: string) => admin.put(`/api/admin/objections/${id}/reject`, { reason });
    expect((await reject('No.')).status).toBe(400);
    expect((await reject('The messages name a price.')).status).toBe(204);
    expect((await reject('The messages name a price.')).status).toBe(404);
    expect(await lastMail(wrong, 2)).toContain('The messages name a price.');
    expect((await object(await shownAtSignIn(wrong))).status).toBe(409);
  });

  it('needs a link of a suspension in force, and a text within bounds', async () => {
    const seeker = await server.jobSeeker();
    await suspend(seeker);
    const token = await shownAtSignIn(seeker);
    const [id = '', signature = ''] = token.split('.');
    for (const forged of ['', 'a guess', `${Number(id) + 1}.${signature}`, `${id}.${'A'.repeat(43)}`])
      expect((await object(forged)).status).toBeGreaterThanOrEqual(400);
    for (const text of ['', 'No.', 'x'.repeat(3001)]) expect((await object(token, text)).status).toBe(400);
    await suspend(seeker, false);
    expect(await object(token)).toMatchObject({ status: 410, body: { code: 'objection_link_invalid' } });
    expect((await open()).map(({ userId }) => userId)).not.toContain(seeker.user.id);
  });
});
