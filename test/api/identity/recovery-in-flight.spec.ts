import { Client } from 'pg';
import { eventually } from '../../support/eventually.js';
import { SoftAuthenticator } from '../../support/soft-authenticator.js';
import { ORIGIN, ProviderSite, stranger } from '../../support/server/provider-site.js';
import { lockWaits } from '../../support/database/lock-waits.js';

const PASSWORD = 'correct horse';

describe('a request in flight while its account is recovered', () => {
  let site: ProviderSite;
  let database: Client;
  beforeAll(async () => {
    site = await ProviderSite.start();
    database = new Client({ connectionString: site.server.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await site.stop();
  });

  /** Changes in one transaction what an undo changes, while the request waits for the account. */
  const recoverDuring = async <T>(id: number, send: () => Promise<T>): Promise<T> => {
    await database.query('begin');
    await database.query('select from user_account where id = $1 for update', [id]);
    const answer = send();
    await eventually(async () => expect(await lockWaits(database)).toBe(1));
    await database.query(
      `update user_account set email = 'former-' || email, email_key = 'former-' || email_key, password_hash = null
       where id = $1`,
      [id],
    );
    await database.query('delete from session where user_id = $1', [id]);
    await database.query('commit');
    return answer;
  };
  const left = async (id: number) =>
    (
      await database.query(
        `select (select count(*)::int from passkey where user_id = $1) as passkeys,
           (select count(*)::int from linked_identity where user_id = $1) as identities,
           (select count(*)::int from session where user_id = $1) as sessions,
           (select password_hash is not null from user_account where id = $1) as "hasPassword"`,
        [id],
      )
    ).rows;
  const NOTHING = [{ passkeys: 0, identities: 0, sessions: 0, hasPassword: false }];

  it('adds no passkey', async () => {
    const { client } = await site.member(true);
    const asked = await client.post<{ challenge: string }>('/api/account/passkeys/options', { password: PASSWORD });
    const answer = new SoftAuthenticator(ORIGIN).register(asked.body);
    const refused = await recoverDuring(client.user.id, () =>
      client.post('/api/account/passkeys', { name: 'Mine', answer }),
    );
    expect(refused).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
    expect(await left(client.user.id)).toEqual(NOTHING);
  });

  it('links no account of a provider', async () => {
    const { client } = await site.member(true);
    const asked = await client.post<{ url: string }>('/api/account/identities/acme', { password: PASSWORD });
    const back = await site.visit(asked.body.url, stranger());
    expect(await recoverDuring(client.user.id, () => site.arrive(client, back))).toBe(
      '/settings?problem=sign_in_again',
    );
    expect(await left(client.user.id)).toEqual(NOTHING);
  });

  it('sets no password', async () => {
    const { client } = await site.member(true);
    const change = { currentPassword: PASSWORD, newPassword: 'mine from now on' };
    const refused = await recoverDuring(client.user.id, () => client.put('/api/account/password', change));
    expect(refused).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    expect(await left(client.user.id)).toEqual(NOTHING);
  });

  it('signs nobody in to an account that had no password before', async () => {
    const { id, person } = await site.newcomer();
    const arrived = await recoverDuring(id, () => site.come(site.server.visitor(), person));
    expect(arrived).toMatch(/^\/auth\?problem=/);
    expect(await left(id)).toEqual([{ ...NOTHING[0], identities: 1 }]);
  });
});
