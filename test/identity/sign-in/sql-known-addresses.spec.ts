import { SqlKnownAddresses } from '#identity/accounts/adapters/persistence/sql-known-addresses.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { insertAccounts } from '../../support/rows/accounts.js';

describe('addresses from which somebody signed in', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([]);
    await insertAccounts(orm.database, { id: 3 }, { id: 4 });
  });
  afterAll(() => orm.close());

  it('are the ten used last, of each account', async () => {
    const clock = new FixedClock();
    const addresses = new SqlKnownAddresses(orm.database, clock, 'a secret');
    const add = async (userId: number, address: string) => {
      clock.forward(1);
      await addresses.add(userId, address);
    };
    await add(4, 'first');
    for (const address of ['first', 'second', 'third', 'first']) await add(3, address);
    for (let nth = 4; nth <= 11; nth += 1) await add(3, `another ${nth}`);
    const known = (userId: number) =>
      Promise.all(['first', 'second', 'third', 'another 11'].map((address) => addresses.includes(userId, address)));
    expect(await known(3)).toEqual([true, false, true, true]);
    expect(await known(4)).toEqual([true, false, false, false]);
  });
});
