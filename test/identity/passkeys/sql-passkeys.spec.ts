import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { SqlPasskeys } from '#identity/passkeys/adapters/sql-passkeys.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { insertAccounts } from '../../support/rows/accounts.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 5, 15, hour));

describe('stored passkeys', () => {
  let orm: TestOrm;
  let passkeys: SqlPasskeys;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    passkeys = new SqlPasskeys(orm.database);
  });
  beforeEach(async () => {
    await orm.empty('user_account');
    await insertAccounts(orm.database, { id: 3 }, { id: 4 });
  });
  afterAll(() => orm.close());

  async function add(credentialId: string, { counter = 0, userId = 3, hour = 1 } = {}): Promise<number> {
    const passkey = { credentialId, publicKey: new Uint8Array([1]), counter, transports: ['usb'] };
    return (await passkeys.add(userId, credentialId, passkey, at(hour)))?.id ?? 0;
  }
  const names = async (userId = 3) => (await passkeys.of(userId)).map(({ name }) => name);

  it.each([
    [0, 0, true],
    [0, 1, true],
    [5, 6, true],
    [5, 5, false],
    [5, 4, false],
    [5, 0, false],
  ])('with the counter %i, used with %i: %s', async (counter, used, isValid) => {
    const [id, other] = [await add('a', { counter }), await add('b', { counter })];
    expect(await passkeys.use(id, used, at(2))).toBe(isValid);
    expect(await passkeys.byCredential('a')).toMatchObject(
      isValid ? { counter: used, lastUsedAt: at(2) } : { counter, lastUsedAt: null },
    );
    expect(await passkeys.byCredential('b')).toMatchObject({ id: other, counter, lastUsedAt: null });
  });

  it('belong to one user, who has each credential once, in the order in which they were added', async () => {
    const [first] = [await add('a'), await add('b'), await add('c', { userId: 4 })];
    expect(await add('a', { userId: 4 })).toBe(0);
    expect(await passkeys.rename(4, first, 'Mine')).toBe(false);
    expect(await passkeys.remove(4, first)).toBe(false);
    // A row that is written again is behind the others.
    expect(await passkeys.rename(3, first, 'Phone')).toBe(true);
    expect([await names(), await names(4)]).toEqual([['Phone', 'b'], ['c']]);
    expect(await passkeys.remove(3, first)).toBe(true);
    expect(await names()).toEqual(['b']);
  });

  it('are removed from an instant on, or all, of one user', async () => {
    for (const hour of [1, 2, 3]) await add(`at ${hour}`, { hour });
    await add('other', { userId: 4, hour: 3 });
    await passkeys.removeSince(3, at(2));
    expect(await names()).toEqual(['at 1']);
    await passkeys.removeSince(3, null);
    expect([await names(), await names(4)]).toEqual([[], ['other']]);
  });
});
