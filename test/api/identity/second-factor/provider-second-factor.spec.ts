import { Database } from '#platform/postgres/database.js';
import { ProviderSite, stranger } from '#test/support/server/provider-site.js';
import { enterCode, setUpSecondFactor } from '#test/support/server/second-factors.js';
import { verifyEmail } from '#test/support/server/verify-email.js';

describe('sign-in with a provider and a second factor', () => {
  let site: ProviderSite;
  beforeAll(async () => {
    site = await ProviderSite.start();
  });
  afterAll(() => site.stop());

  it('redirects to the page for the code, which completes the sign-in', async () => {
    const { client, person } = await site.member(true);
    await site.linkInSettings(client, person);
    const { app } = await setUpSecondFactor(client);
    const visitor = site.server.visitor();
    expect(await site.come(visitor, person, '?returnTo=/messages')).toBe('/auth/code?returnTo=%2Fmessages');
    expect((await visitor.get('/api/user')).status).toBe(401);
    expect((await enterCode(visitor, '000000')).status).toBe(400);
    expect(await enterCode(visitor, app.nextCode())).toMatchObject({ status: 200, body: { id: client.user.id } });
    expect((await visitor.get('/api/user')).status).toBe(200);
  });

  it('links an account only after the password and the code', async () => {
    const { client, person } = await site.member(false);
    await verifyEmail(site.server, client);
    const { app } = await setUpSecondFactor(client);
    // As in accounts from before verification was required.
    const unverify = 'update user_account set email_verified_at = null where id = $1';
    await site.server.app.get(Database).query(unverify, [client.user.id]);
    const visitor = site.server.visitor();
    await site.come(visitor, person);
    expect(await site.link(visitor)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    expect((await site.methods(client)).identities).toEqual([]);
    expect((await enterCode(visitor, app.nextCode())).status).toBe(200);
    expect((await site.methods(client)).identities).toMatchObject([{ provider: 'Acme Travel', email: person.email }]);
  });

  it("does not count as an admin's second factor", async () => {
    const admin = await site.server.admin();
    const person = stranger();
    await site.linkInSettings(admin, person);
    const strict = await site.server.sibling({ REQUIRE_ADMIN_2FA: 'true' });
    const visitor = site.server.visitor();
    await site.come(visitor, person);
    expect((await visitor.get('/api/users')).status).toBe(200);
    expect(await visitor.at(strict.url).get('/api/users')).toMatchObject({
      status: 403,
      body: { code: 'second_factor_missing' },
    });
    await strict.stop();
  });
});
