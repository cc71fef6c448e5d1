import { eventually } from '../../support/eventually.js';
import { SoftAuthenticator } from '../../support/soft-authenticator.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { PUBLIC_URL, startMailedServer, type MailedServer } from '../../support/server/mailed-server.js';
import { setUpSecondFactor, signInMethods } from '../../support/server/second-factors.js';
import type { TestServer } from '../../support/server/test-server.js';
import { verifyEmail } from '../../support/server/verify-email.js';

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'a calmer harbor';
const FEED = { url: 'https://jobs.example.net/feed.xml', password: PASSWORD };
const HOOK = { url: 'https://hooks.example.net/wayfare', events: ['listing.closed'], password: PASSWORD };
const KEY = { name: 'Our ATS', scope: 'write', days: 30, password: PASSWORD };

/** Recovering an account from someone who knew its password. */
describe('the recovery of an account', () => {
  let mails: MailedServer;
  let server: TestServer;
  beforeAll(async () => {
    mails = await startMailedServer(undefined, { LIMIT_ACCOUNT_MAILS_PER_HOUR: '50' });
    ({ server } = mails);
  });
  afterAll(() => mails.stop());

  const status = async (pending: Promise<{ status: number }>) => (await pending).status;
  const use = (path: string, body: object) => status(server.visitor().post(path, body));
  const undo = (token: string) => use('/api/account/email/undo', { token });
  const emailOf = async (id: number) =>
    (await mails.database.query<{ email: string }>('select email from user_account where id = $1', [id])).rows[0]
      ?.email;
  const signIn = (username: string, password: string) => use('/api/login', { username, password });

  const employer = async (email: string) => {
    const client = await server.employer({ email });
    await verifyEmail(server, client);
    return client;
  };

  /** Changes the address as someone in the account does. Returns the token mailed to the former one. */
  const change = async (client: ApiClient, from: string, to: string, count = 1): Promise<string> => {
    expect(await status(client.put('/api/account/email', { email: to, currentPassword: PASSWORD }))).toBe(202);
    expect(await use('/api/account/email/confirm', { token: await linkTo('email/confirm', to) })).toBe(204);
    return linkTo('email/undo', from, count);
  };
  /** The token of the newest of so many links to a page in the mails to an address. */
  const linkTo = (page: string, address: string, count = 1): Promise<string> =>
    eventually(async () => {
      const links = (await mails.catcher.sentTo(address, 1)).flatMap(({ body }) => [
        ...body.matchAll(new RegExp(`${page}#([\\w-]{43})\\s`, 'g')),
      ]);
      expect(links.length).toBeGreaterThanOrEqual(count);
      return links[count - 1]?.[1] ?? '';
    });

  const addPasskey = async (client: ApiClient) => {
    const device = new SoftAuthenticator(PUBLIC_URL);
    const options = (await client.post<{ challenge: string }>('/api/account/passkeys/options', { password: PASSWORD }))
      .body;
    const made = await client.post('/api/account/passkeys', { name: 'Phone', answer: device.register(options) });
    expect(made.status).toBe(201);
  };
  const connect = async (client: ApiClient) => {
    expect(await status(client.post('/api/employer/api-keys', KEY))).toBe(201);
    expect(await status(client.post('/api/employer/webhooks', HOOK))).toBe(201);
    expect(await status(client.put('/api/employer/import-address', FEED))).toBe(200);
  };
  /** Sets everything up that many days earlier. */
  const age = async ({ user }: ApiClient, days: number) => {
    const columns = {
      passkey: ['created_at'],
      api_key: ['created_at'],
      webhook: ['created_at', 'changed_at'],
      import_address: ['set_at'],
      second_factor: ['enabled_at', 'recovery_codes_at'],
    };
    for (const [table, names] of Object.entries(columns)) {
      const changes = names.map((name) => `${name} = ${name} - interval '${days} days'`).join();
      await mails.database.query(`update ${table} set ${changes} where user_id = $1`, [user.id]);
    }
  };
  const connections = async (client: ApiClient) => {
    const count = async (path: string) => (await client.get<unknown[]>(path)).body.length;
    const { url } = (await client.get<{ url: string | null }>('/api/employer/import-address')).body;
    return [await count('/api/employer/api-keys'), await count('/api/employer/webhooks'), url];
  };
  /** Sets a new password with the link in the notice, and signs in. */
  const recovered = async (email: string, username: string): Promise<ApiClient> => {
    const token = await linkTo('reset-password', email);
    expect(await use('/api/password-reset/confirm', { token, password: NEW_PASSWORD })).toBe(204);
    return server.visitor().login(username, NEW_PASSWORD);
  };

  it('survives further changes of the address and the undo of those, and ends what was set up since', async () => {
    const thief = await employer('a@recovery.test');
    const { id, username } = thief.user;
    const first = await change(thief, 'a@recovery.test', 'b@recovery.test');
    await connect(thief);
    await addPasskey(thief);
    await setUpSecondFactor(thief);
    const second = await change(thief, 'b@recovery.test', 'c@recovery.test');
    // The thief uses their own link, which must not end the owner's.
    expect(await undo(second)).toBe(204);
    expect(await emailOf(id)).toBe('b@recovery.test');
    expect(await undo(first)).toBe(204);
    expect(await emailOf(id)).toBe('a@recovery.test');
    expect(await status(thief.get('/api/user'))).toBe(401);
    expect(await signIn(username, PASSWORD)).toBe(401);
    const owner = await recovered('a@recovery.test', username);
    expect(await signInMethods(owner)).toMatchObject({ passkeys: [], secondFactor: { isOn: false } });
    expect(await connections(owner)).toEqual([0, 0, null]);
    for (const dead of [first, second]) expect(await undo(dead)).toBe(410);
  });

  it('ends what was set up shortly before the change by whoever prepared for it, also an authenticator app', async () => {
    const thief = await employer('prepared@recovery.test');
    await connect(thief);
    await addPasskey(thief);
    await setUpSecondFactor(thief);
    await age(thief, 6);
    const token = await change(thief, 'prepared@recovery.test', 'prepared-thief@recovery.test');
    expect(await undo(token)).toBe(204);
    const owner = await recovered('prepared@recovery.test', thief.user.username);
    expect(await signInMethods(owner)).toMatchObject({ passkeys: [], secondFactor: { isOn: false } });
    expect(await connections(owner)).toEqual([0, 0, null]);
  });

  it('keeps what is a week older than the change, and ends older webhooks and codes that were changed since', async () => {
    const owner = await employer('older@recovery.test');
    await connect(owner);
    await addPasskey(owner);
    const { app } = await setUpSecondFactor(owner);
    await age(owner, 8);
    const token = await change(owner, 'older@recovery.test', 'newer@recovery.test');
    const [hook] = (await owner.get<{ id: number }[]>('/api/employer/webhooks')).body;
    expect(await status(owner.post(`/api/employer/webhooks/${hook?.id}/rotate`, { password: PASSWORD }))).toBe(200);
    const renewal = { password: PASSWORD, code: app.nextCode() };
    expect(await status(owner.post('/api/account/second-factor/recovery-codes', renewal))).toBe(200);
    expect(await undo(token)).toBe(204);
    const left = await mails.database.query(
      `select (select count(*)::int from passkey where user_id = $1) as passkeys,
         (select count(*)::int from api_key where user_id = $1) as keys,
         (select count(*)::int from webhook where user_id = $1) as webhooks,
         (select url from import_address where user_id = $1) as feed,
         (select cardinality(recovery_codes) from second_factor where user_id = $1) as codes`,
      [owner.user.id],
    );
    expect(left.rows).toEqual([{ passkeys: 1, keys: 1, webhooks: 0, feed: FEED.url, codes: 0 }]);
  });

  it('works with two links at once: the earlier address wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [a, b, c] = ['one', 'two', 'three'].map((name) => `${name}-${round}@recovery.test`) as [
        string,
        string,
        string,
      ];
      const thief = await employer(a);
      const first = await change(thief, a, b);
      const second = await change(thief, b, c);
      const answers = await Promise.all([undo(second), undo(first), undo(second)]);
      expect(answers[1]).toBe(204);
      expect(await emailOf(thief.user.id)).toBe(a);
    }
  });

  it('works after a password reset by whoever has the new address, whose links end', async () => {
    const thief = await employer('reset@recovery.test');
    const token = await change(thief, 'reset@recovery.test', 'thief@recovery.test');
    await use('/api/password-reset', { login: thief.user.username });
    const theirs = await linkTo('reset-password', 'thief@recovery.test');
    expect(await use('/api/password-reset/confirm', { token: theirs, password: NEW_PASSWORD })).toBe(204);
    await use('/api/password-reset', { login: thief.user.username });
    const another = await linkTo('reset-password', 'thief@recovery.test', 2);
    expect(await undo(token)).toBe(204);
    expect(await use('/api/password-reset/confirm', { token: another, password: NEW_PASSWORD })).toBe(410);
    expect(await signIn(thief.user.username, NEW_PASSWORD)).toBe(401);
    expect(await emailOf(thief.user.id)).toBe('reset@recovery.test');
  });

  it('cannot be prevented by another account that takes the former address', async () => {
    const thief = await employer('wanted@recovery.test');
    const token = await change(thief, 'wanted@recovery.test', 'elsewhere@recovery.test');
    const registration = {
      username: 'squatter',
      email: 'Wanted@Recovery.test',
      fullName: 'Sam Lee',
      password: PASSWORD,
    };
    expect(await use('/api/register', { ...registration, role: 'job_seeker' })).toBe(409);
    const other = await server.jobSeeker();
    const taking = { email: 'wanted@recovery.test', currentPassword: PASSWORD };
    expect(await status(other.put('/api/account/email', taking))).toBe(409);
    expect(await undo(token)).toBe(204);
    expect(await emailOf(thief.user.id)).toBe('wanted@recovery.test');
  });

  it('is over once the account is deleted, of which both addresses are told', async () => {
    const thief = await employer('gone@recovery.test');
    const token = await change(thief, 'gone@recovery.test', 'gone-thief@recovery.test');
    expect(await status(thief.request('DELETE', '/api/account', { body: { password: PASSWORD } }))).toBe(204);
    expect(await undo(token)).toBe(410);
    for (const [address, count] of [
      ['gone@recovery.test', 2],
      ['gone-thief@recovery.test', 2],
    ] as const) {
      const subjects = (await mails.catcher.sentTo(address, count)).map(({ headers }) => headers.get('subject'));
      expect(subjects).toContain('Your Wayfare account was deleted');
    }
  });

  it('works for a suspended and renamed account', async () => {
    const thief = await employer('held@recovery.test');
    const token = await change(thief, 'held@recovery.test', 'held-thief@recovery.test');
    expect(await status(thief.put('/api/account', { fullName: 'Someone Else' }))).toBe(200);
    await mails.database.query('update user_account set suspended_at = now() where id = $1', [thief.user.id]);
    expect(await undo(token)).toBe(204);
    expect(await emailOf(thief.user.id)).toBe('held@recovery.test');
  });

  it('takes no link of another kind', async () => {
    const someone = await employer('kinds@recovery.test');
    const undoing = await change(someone, 'kinds@recovery.test', 'kinds-new@recovery.test');
    await use('/api/password-reset', { login: someone.user.username });
    const reset = await linkTo('reset-password', 'kinds-new@recovery.test');
    const paths = ['/api/account/email/undo', '/api/account/email/confirm', '/api/email-verification/confirm'];
    for (const path of paths) expect(await use(path, { token: reset })).toBe(410);
    for (const path of paths.slice(1)) expect(await use(path, { token: undoing })).toBe(410);
    expect(await use('/api/password-reset/confirm', { token: undoing, password: NEW_PASSWORD })).toBe(410);
    expect(await undo(undoing)).toBe(204);
  });

  it('lists in the notice of a new password what still has access, and ends it at once', async () => {
    const owner = await employer('listed@recovery.test');
    await connect(owner);
    await addPasskey(owner);
    await mails.database.query(
      `insert into api_key (user_id, slot, name, scope, hint, hash, created_at, expires_at)
       values ($1, 10, 'Expired key', 'read', 'wayfare_a', 'a hash', now() - interval '1 year', now())`,
      [owner.user.id],
    );
    await connect(await employer('unlisted@recovery.test'));
    await use('/api/password-reset', { login: owner.user.username });
    const token = await linkTo('reset-password', 'listed@recovery.test');
    expect(await use('/api/password-reset/confirm', { token, password: NEW_PASSWORD })).toBe(204);
    const all = await mails.catcher.sentTo('listed@recovery.test', 6);
    const notice = all.find(({ headers }) => headers.get('subject') === 'Your Wayfare password was changed');
    for (const text of ['Phone', 'Our ATS', 'hooks. example. net', 'jobs. example. net', 'End all of them'])
      expect(notice?.body).toContain(text);
    expect(notice?.body).not.toContain('Expired key');
    expect(notice?.body.match(/Our ATS/g)).toHaveLength(1);
    expect(notice?.body).toContain(`${PUBLIC_URL}/employer/integrations`);
    const again = await server.visitor().login(owner.user.username, NEW_PASSWORD);
    expect(await connections(again)).toEqual([2, 1, FEED.url]);
    expect(await status(again.delete('/api/employer/integrations'))).toBe(204);
    expect(await connections(again)).toEqual([0, 0, null]);
  });

  it('ends everything that a stranger set up in an account with the address of the person who resets it', async () => {
    const stranger = await server.employer({ email: 'squatted@recovery.test' });
    await connect(stranger);
    await use('/api/password-reset', { login: stranger.user.username });
    const token = await linkTo('reset-password', 'squatted@recovery.test');
    expect(await use('/api/password-reset/confirm', { token, password: NEW_PASSWORD })).toBe(204);
    const owner = await server.visitor().login(stranger.user.username, NEW_PASSWORD);
    expect(await connections(owner)).toEqual([0, 0, null]);
  });

  describe('needs the owner for access by programs:', () => {
    it.each([
      ['POST', 'api-keys', KEY, 'api-key.created', 'An API key was created.'],
      ['POST', 'webhooks', HOOK, 'webhook.created', 'A webhook was added.'],
      ['PUT', 'webhooks/:id', HOOK, 'webhook.changed', 'of a webhook were changed.'],
      ['POST', 'webhooks/:id/rotate', { password: PASSWORD }, 'webhook.secret-rotated', 'The secret of a webhook'],
      ['PUT', 'import-address', FEED, 'import-address.changed', 'The address of your feed was changed.'],
    ] as const)('%s %s asks for the password, is mailed and audited', async (method, path, body, action, sentence) => {
      const email = `${action}@recovery.test`;
      const owner = await employer(email);
      const { id } = (await owner.post<{ id: number }>('/api/employer/webhooks', HOOK)).body;
      const send = (password: string) =>
        owner.request(method, `/api/employer/${path.replace(':id', String(id))}`, { body: { ...body, password } });
      const refused = await send('wrong horse');
      expect(refused).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
      expect((await send('')).status).toBe(400);
      expect((await send(PASSWORD)).status).toBeLessThan(300);
      const notices = (await mails.catcher.sentTo(email, 2)).map((mail) => mail.body.replaceAll(/\s+/g, ' '));
      expect(notices.filter((text) => text.includes(sentence))).not.toEqual([]);
      const sql = 'select action from audit_entry where subject_id = $1 and action = $2';
      expect((await mails.database.query(sql, [String(owner.user.id), action])).rowCount).toBeGreaterThan(0);
    });
  });
});
