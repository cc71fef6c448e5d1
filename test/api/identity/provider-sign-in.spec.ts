import type { ApiClient } from '../../support/server/api-client.js';
import { OidcIssuer } from '../../support/stand-ins/oidc-issuer.js';
import { ORIGIN, ProviderSite, stranger } from '../../support/server/provider-site.js';
import { startTestServer } from '../../support/server/test-server.js';

type Pending = { provider: string; next: string; email: string | null; fullName: string | null };

const PASSWORD = 'correct horse';
const FINISH = '/auth/finish';
const REFUSED = '/auth?problem=provider_refused';

describe('sign-in with a provider', () => {
  let site: ProviderSite;
  beforeAll(async () => {
    site = await ProviderSite.start();
  });
  afterAll(() => site.stop());

  const userIdOf = async (client: ApiClient) => (await client.get<{ id: number }>('/api/user')).body.id;

  it('is offered for every configured provider', async () => {
    expect((await site.server.visitor().get('/api/auth/providers')).body).toEqual([
      { name: 'acme', label: 'Acme Travel' },
      { name: 'other', label: 'Other' },
    ]);
  });

  it('asks new users for role and username once, and signs them in directly afterwards', async () => {
    const person = stranger();
    const client = site.server.visitor();
    expect(await site.come(client, person, '?returnTo=/jobs/7%3Fa=b')).toBe(`${FINISH}?returnTo=%2Fjobs%2F7%3Fa%3Db`);
    expect((await client.get<Pending>('/api/auth/pending')).body).toEqual({
      provider: 'Acme Travel',
      next: 'register',
      email: person.email,
      fullName: 'Nora Quist',
    });
    const { email } = person;
    expect(await site.register(client, { username: 'nora', email, role: 'admin' })).toMatchObject({ status: 400 });
    expect(await site.register(client, { username: 'ad', email })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'username' }] },
    });
    const made = await site.register(client, { username: 'nora', email, role: 'employer', companyName: 'Nora Inn' });
    expect(made).toMatchObject({ status: 201, body: { username: 'nora', role: 'employer' } });
    expect((await client.get('/api/auth/pending')).status).toBe(410);
    expect((await client.get('/api/account/email')).body).toMatchObject({ email, isVerified: true });
    expect(await site.methods(client)).toMatchObject({
      hasPassword: false,
      identities: [{ provider: 'Acme Travel', email }],
    });

    const later = site.server.visitor();
    expect(await site.come(later, person)).toBe(FINISH);
    expect(await userIdOf(later)).toBe(made.body.id);
    expect((await site.come(site.server.visitor(), { ...person, email: 'moved@home.test' })).startsWith(FINISH)).toBe(
      true,
    );
  });

  it('changes the session id', async () => {
    const { person } = await site.newcomer();
    const client = site.server.visitor();
    const back = await site.visit(await site.leave(client), person);
    const planted = client.sessionCookie;
    expect((await client.get(back)).headers.get('referrer-policy')).toBe('no-referrer');
    expect(client.sessionCookie).not.toBe(planted);
    const thief = site.server.visitor().withCookie(planted ?? '');
    expect((await thief.get('/api/user')).status).toBe(401);
  });

  it('treats an address that the provider has not verified as unverified', async () => {
    const [unverified, changed] = [stranger({ email_verified: false }), stranger()];
    const { client } = await site.newcomer(unverified);
    expect((await client.get('/api/account/email')).body).toMatchObject({ isVerified: false });
    const other = site.server.visitor();
    await site.come(other, changed);
    await site.register(other, { username: changed.sub, email: 'typed@home.test' });
    expect((await other.get('/api/account/email')).body).toMatchObject({ email: 'typed@home.test', isVerified: false });
  });

  it('links the account with the same address if both sides have verified it, and notifies the user', async () => {
    const { client, person } = await site.member(true);
    const visitor = site.server.visitor();
    await site.come(visitor, { ...person, email: person.email.toUpperCase() });
    expect(await userIdOf(visitor)).toBe(client.user.id);
    expect((await site.methods(client)).identities).toHaveLength(1);
    const mails = await site.catcher.sentTo(person.email, 2);
    expect(mails.map(({ headers }) => headers.get('subject'))).toContain(
      'A new way to sign in to your Wayfare account',
    );
  });

  it.each([
    ['the provider has not', true, false],
    ['the provider, in words, has not', true, 'false'],
    ['Wayfare has not', false, true],
  ])('asks for the password if %s verified the address', async (_who, isVerified, isVouched: boolean | string) => {
    const { client, person } = await site.member(isVerified);
    const visitor = site.server.visitor();
    await site.come(visitor, { ...person, email_verified: isVouched });
    expect((await visitor.get('/api/user')).status).toBe(401);
    expect((await visitor.get<Pending>('/api/auth/pending')).body).toMatchObject({ next: 'link', email: person.email });
    expect(await site.register(visitor, { username: person.sub, email: person.email })).toMatchObject({ status: 409 });
    expect(await site.link(visitor, 'wrong horse')).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    expect((await site.methods(client)).identities).toEqual([]);
    expect(await site.link(visitor)).toMatchObject({ status: 200, body: { id: client.user.id } });
    expect(await userIdOf(visitor)).toBe(client.user.id);
    const later = site.server.visitor();
    await site.come(later, person);
    expect(await userIdOf(later)).toBe(client.user.id);
  });

  it('never links an admin without the password', async () => {
    const admin = await site.server.admin();
    const visitor = site.server.visitor();
    await site.come(visitor, stranger({ email: 'admin@wayfare.test' }));
    expect((await visitor.get<Pending>('/api/auth/pending')).body.next).toBe('link');
    expect((await visitor.get('/api/user')).status).toBe(401);
    expect((await site.methods(admin)).identities).toEqual([]);
  });

  it('counts wrong passwords like failed sign-ins', async () => {
    const { person } = await site.member(false);
    const visitor = site.server.visitor();
    await site.come(visitor, person);
    const statuses: number[] = [];
    while (!statuses.includes(429)) statuses.push((await site.link(visitor, 'wrong horse')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });

  it('identifies users by subject, not by email address', async () => {
    const { person, id } = await site.newcomer(stranger({ email_verified: false }));
    const visitor = site.server.visitor();
    await site.come(visitor, { ...person, sub: 'someone-else' });
    expect((await visitor.get('/api/user')).status).toBe(401);
    expect(await site.link(visitor, '')).toMatchObject({ status: 400 });
    const same = site.server.visitor();
    await site.come(same, person);
    expect(await userIdOf(same)).toBe(id);
  });

  it('accepts each response of the provider once, in the browser that requested it', async () => {
    const { person } = await site.newcomer();
    const [mine, other] = [site.server.visitor(), site.server.visitor()];
    const back = await site.visit(await site.leave(mine), person);
    await site.leave(other);
    expect(await site.arrive(other, back)).toBe(REFUSED);
    expect(await site.arrive(site.server.visitor(), back)).toBe(REFUSED);
    const twins = await Promise.all([mine.at(site.server.url).get(back), mine.at(site.server.url).get(back)]);
    expect(twins.map(({ headers }) => headers.get('location')).sort()).toEqual([FINISH, REFUSED]);
    expect(await site.arrive(mine, back)).toBe(REFUSED);
  });

  it.each(['state', 'nonce', 'code_challenge'])(
    'rejects a response to a request with another %s',
    async (parameter) => {
      const client = site.server.visitor();
      const address = new URL(await site.leave(client));
      address.searchParams.set(parameter, 'A'.repeat(43));
      expect(await site.arrive(client, await site.visit(address.href, stranger()))).toBe(REFUSED);
      expect((await client.get('/api/auth/pending')).status).toBe(410);
    },
  );

  it('rejects a response at the callback of another provider', async () => {
    const client = site.server.visitor();
    const back = await site.visit(await site.leave(client), stranger());
    expect(await site.arrive(client, back.replace('/acme/', '/other/'))).toBe(REFUSED);
  });

  it('reports a canceled sign-in, and keeps the destination', async () => {
    const location = await site.come(site.server.visitor(), undefined, '?returnTo=/jobs/7');
    expect(location).toBe('/auth?returnTo=%2Fjobs%2F7&problem=provider_denied');
  });

  it('reports a suspended account', async () => {
    const { person, client } = await site.newcomer();
    const admin = await site.server.admin();
    const suspension = { suspended: true, reason: 'You asked applicants for money.' };
    expect((await admin.put(`/api/users/${await userIdOf(client)}/suspension`, suspension)).status).toBe(204);
    expect(await site.come(site.server.visitor(), person)).toBe('/auth?problem=account_suspended');
  });

  it('returns 404 for unknown providers', async () => {
    for (const path of ['/api/auth/nobody', '/api/auth/nobody/callback?code=1&state=2', '/api/auth/constructor']) {
      expect(await site.server.visitor().get(path)).toMatchObject({
        status: 404,
        body: { code: 'provider_not_found' },
      });
    }
  });

  it('never redirects to another site', async () => {
    const { person } = await site.newcomer();
    const paths = [
      '//evil.test',
      '/\\evil.test',
      'https://evil.test/',
      '/\t/evil.test',
      '/.//evil.test',
      'javascript:alert(1)',
    ];
    for (const path of paths) {
      expect(await site.come(site.server.visitor(), person, `?returnTo=${encodeURIComponent(path)}`)).toBe(FINISH);
    }
  });

  it('links a provider account in the settings, after asking for the password', async () => {
    const { client } = await site.member(false);
    const wrong = await client.post('/api/account/identities/acme', { password: 'wrong horse' });
    expect(wrong.status).toBe(400);
    const person = stranger({ email: 'elsewhere@home.test', email_verified: false });
    expect(await site.linkInSettings(client, person)).toBe('/settings');
    const later = site.server.visitor();
    await site.come(later, person);
    expect(await userIdOf(later)).toBe(client.user.id);

    const { client: other } = await site.member(false);
    expect(await site.linkInSettings(other, person)).toBe('/settings?problem=identity_taken');
    expect((await site.methods(other)).identities).toEqual([]);
  });

  it('links nothing to a user other than the one who requested it', async () => {
    const [{ client }, { client: other }] = [await site.member(false), await site.member(false)];
    const asked = await client.post<{ url: string }>('/api/account/identities/acme', { password: PASSWORD });
    const back = await site.visit(asked.body.url, stranger());
    expect(await site.arrive(other, back)).toBe(REFUSED);
    expect((await site.methods(other)).identities).toEqual([]);
  });

  it('can be unlinked by its owner, unless it is the last way to sign in', async () => {
    const { client } = await site.newcomer();
    const [only] = (await site.methods(client)).identities;
    const { client: other } = await site.member(false);
    expect((await other.delete(`/api/account/identities/${only?.id}`)).status).toBe(404);
    expect(await client.delete(`/api/account/identities/${only?.id}`)).toMatchObject({
      status: 409,
      body: { code: 'last_way_to_sign_in' },
    });
    expect((await client.put('/api/account/password', { currentPassword: '', newPassword: PASSWORD })).status).toBe(
      204,
    );
    expect((await client.delete(`/api/account/identities/${only?.id}`)).status).toBe(204);
    expect((await site.methods(client)).identities).toEqual([]);
  });

  it("is unlinked from an account with another person's address once that person resets the password", async () => {
    const victim = stranger();
    const attacker = await site.server.jobSeeker({ email: victim.email });
    const theirs = stranger();
    await site.linkInSettings(attacker, theirs);
    await site.server.visitor().post('/api/password-reset', { login: victim.email });
    const mails = await site.catcher.sentTo(victim.email, 2);
    const token = mails.map(({ body }) => /reset-password#([\w-]{43})/.exec(body)?.[1]).find(Boolean);
    expect(
      (await site.server.visitor().post('/api/password-reset/confirm', { token, password: 'mine again' })).status,
    ).toBe(204);
    const visitor = site.server.visitor();
    await site.come(visitor, theirs);
    expect((await visitor.get('/api/user')).status).toBe(401);
  });

  it('replaces the password as a confirmation', async () => {
    const { client } = await site.newcomer();
    expect((await client.request('DELETE', '/api/account', { body: { password: '' } })).status).toBe(204);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('reports an unavailable provider, at startup and later', async () => {
    const away = await OidcIssuer.start(`${ORIGIN}/api/auth/away/callback`);
    away.goAway();
    const lonely = await startTestServer({
      ...away.settings('AWAY'),
      PUBLIC_URL: ORIGIN,
      LIMIT_SIGN_IN_STARTS_PER_HOUR: '2',
    });
    try {
      const visitor = lonely.visitor();
      const problem = '/auth?problem=provider_unavailable';
      expect((await visitor.get('/api/auth/away')).headers.get('location')).toBe(problem);
      away.comeBack();
      const address = (await visitor.get('/api/auth/away')).headers.get('location') ?? '';
      expect(address.startsWith(`${away.url}/auth?`)).toBe(true);
      const state = new URL(address).searchParams.get('state');
      away.goAway();
      const back = await visitor.get(`/api/auth/away/callback?code=1&state=${state}&iss=${away.url}`);
      expect(back.headers.get('location')).toBe(problem);
      expect((await visitor.get('/api/auth/away')).status).toBe(429);
    } finally {
      await lonely.stop();
      await away.stop();
    }
  });
});
