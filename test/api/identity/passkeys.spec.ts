import type { MailCatcher } from '../../support/stand-ins/mail-catcher.js';
import { SoftAuthenticator } from '../../support/soft-authenticator.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { verifyEmail } from '../../support/server/verify-email.js';
import { sharedMailedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

type Options = { challenge: string; rp?: { id: string }; user?: { id: string }; rpId?: string };
type Methods = { hasPassword: boolean; passkeys: { id: number; name: string; lastUsedAt: string | null }[] };

const PASSWORD = 'correct horse';
const ORIGIN = 'https://jobs.example.com';

describe('passkeys', () => {
  let catcher: MailCatcher;
  let server: TestServer;
  beforeAll(async () => {
    ({ server, catcher } = await sharedMailedServer());
  });

  const creation = async (client: ApiClient, password = PASSWORD) =>
    client.post<Options>('/api/account/passkeys/options', { password });
  const add = (client: ApiClient, answer: unknown, name = 'Phone') =>
    client.post<{ id: number; name: string }>('/api/account/passkeys', { name, answer });
  const methods = async (client: ApiClient) => (await client.get<Methods>('/api/account/sign-in')).body;
  const options = async (client: ApiClient) => (await client.post<Options>('/api/auth/passkey/options')).body;
  const signIn = (client: ApiClient, answer: unknown) =>
    client.post<{ id: number; code: string }>('/api/auth/passkey', { answer });

  /** A user with a verified address. */
  const seeker = async (account: Record<string, unknown> = {}) => {
    const person = await server.jobSeeker(account);
    await verifyEmail(server, person);
    return person;
  };

  /** A user with a passkey. */
  async function owner(device = new SoftAuthenticator(ORIGIN)) {
    const person = await seeker();
    const made = await add(person, device.register((await creation(person)).body));
    expect(made.status).toBe(201);
    return { person, device, id: made.body.id };
  }

  it('are registered with the password and sign in without a username', async () => {
    const person = await seeker();
    expect((await creation(person, 'wrong horse')).status).toBe(400);
    const { body } = await creation(person);
    expect(body.rp?.id).toBe('jobs.example.com');
    const device = new SoftAuthenticator(ORIGIN);
    expect(await add(person, device.register(body), ' My phone ')).toMatchObject({
      status: 201,
      body: { name: 'My phone' },
    });
    const visitor = server.visitor();
    const requested = await options(visitor);
    expect(requested.rpId).toBe('jobs.example.com');
    expect(await signIn(visitor, device.signIn(requested))).toMatchObject({
      status: 200,
      body: { id: person.user.id },
    });
    expect((await visitor.get('/api/user')).status).toBe(200);
    expect((await methods(person)).passkeys).toMatchObject([
      { name: 'My phone', lastUsedAt: expect.any(String) as string },
    ]);
  });

  it('require a verified email address, so that nobody adds one to an account with the address of another', async () => {
    const person = await server.jobSeeker();
    const refusal = { status: 403, body: { code: 'email_not_verified' } };
    expect(await creation(person)).toMatchObject(refusal);
    expect(await add(person, {})).toMatchObject(refusal);
    expect(await person.post('/api/account/second-factor', { password: PASSWORD })).toMatchObject(refusal);
  });

  it('are announced to the account owner by email', async () => {
    const person = await seeker({ email: 'owner@home.test' });
    await add(person, new SoftAuthenticator(ORIGIN).register((await creation(person)).body));
    const [notice] = await catcher.sentTo('owner@home.test');
    expect(notice?.headers.get('subject')).toBe('A passkey was added to your Wayfare account');
  });

  it('answer a challenge once, even for simultaneous requests', async () => {
    const { device } = await owner();
    const visitor = server.visitor();
    const answer = device.signIn(await options(visitor));
    const statuses = (await Promise.all([1, 2, 3].map(() => signIn(visitor.at(server.url), answer)))).map(
      (one) => one.status,
    );
    expect(statuses.sort()).toEqual([200, 401, 401]);
    const again = visitor.at(server.url);
    expect((await signIn(again, answer)).status).toBe(401);
  });

  it('answer only a challenge of the same session and purpose', async () => {
    const { person, device } = await owner();
    const [mine, other] = [server.visitor(), server.visitor()];
    const answer = device.signIn(await options(mine));
    await options(other);
    expect(await signIn(other, answer)).toMatchObject({ status: 401, body: { code: 'passkey_refused' } });
    expect((await signIn(server.visitor(), answer)).status).toBe(401);
    const registering = (await creation(person)).body;
    expect((await signIn(person, device.signIn(registering))).status).toBe(401);
  });

  it.each(['https://evil.example.com', 'https://jobs.example.com.evil.test', 'http://jobs.example.com'])(
    'are rejected from the origin %s',
    async (origin) => {
      const person = await seeker();
      const device = new SoftAuthenticator(origin);
      expect((await add(person, device.register((await creation(person)).body))).status).toBe(400);
      expect((await methods(person)).passkeys).toEqual([]);
    },
  );

  it('are rejected unless their counter has increased', async () => {
    const { device } = await owner(new SoftAuthenticator(ORIGIN, 5));
    const visitor = server.visitor();
    device.counter = 4;
    expect((await signIn(visitor, device.signIn(await options(visitor)))).status).toBe(401);
    expect((await signIn(visitor, device.signIn(await options(visitor)))).status).toBe(200);
  });

  it('reveal nothing about accounts', async () => {
    const [known, unknown] = [await owner(), new SoftAuthenticator(ORIGIN)];
    const visitor = server.visitor();
    const wrong = { ...known.device.signIn(await options(visitor)), response: {} };
    const refusals = [await signIn(visitor, wrong), await signIn(visitor, unknown.signIn(await options(visitor)))];
    expect(refusals[0]?.body).toEqual(refusals[1]?.body);
    expect(refusals.map(({ status }) => status)).toEqual([401, 401]);
  });

  it('belong to one account, and only its owner can rename and remove them', async () => {
    const { person, device, id } = await owner();
    const other = await seeker();
    expect((await add(other, device.register((await creation(other)).body))).status).toBe(400);
    expect((await other.put(`/api/account/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await other.delete(`/api/account/passkeys/${id}`)).status).toBe(404);
    expect((await person.put(`/api/account/passkeys/${id}`, { name: 'Tablet' })).status).toBe(204);
    expect((await methods(person)).passkeys).toMatchObject([{ name: 'Tablet' }]);
    expect((await person.delete(`/api/account/passkeys/${id}`)).status).toBe(204);
    const visitor = server.visitor();
    expect((await signIn(visitor, device.signIn(await options(visitor)))).status).toBe(401);
  });
});
