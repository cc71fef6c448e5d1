import { SqlAccountTokens } from '#identity/accounts/adapters/persistence/sql-account-tokens.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { InMemoryAccountTokens } from '../../support/in-memory/identity/in-memory-account-tokens.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { accountTokensContract } from './account-tokens.contract.js';

describe('account tokens in memory', () => {
  accountTokensContract((clock) => Promise.resolve({ tokens: new InMemoryAccountTokens(clock), ids: [1, 2] }));
});

describe('account tokens in PostgreSQL', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    const em = orm.em.fork();
    await em.persist([aUser(), aUser({ id: 2, username: 'ana', email: 'ana@example.org' })]).flush();
  });
  beforeEach(() => orm.empty('account_token'));
  afterAll(() => orm.close());

  accountTokensContract((clock) => Promise.resolve({ tokens: new SqlAccountTokens(orm.database, clock), ids: [1, 2] }));

  it('lists tokens in the order of their issue, however they are stored', async () => {
    const tokens = new SqlAccountTokens(orm.database, new FixedClock());
    for (const email of ['a@x.test', 'b@x.test']) await tokens.issue({ userId: 1, purpose: 'email_undo', email });
    // An update writes the row again, behind the others.
    await orm.database.query(`update account_token set since = now() where email = 'a@x.test'`);
    expect((await tokens.open(1, 'email_undo')).map(({ email }) => email)).toEqual(['a@x.test', 'b@x.test']);
  });

  it('deletes up to a hundred tokens of anybody that have expired, with the next one', async () => {
    const clock = new FixedClock();
    const tokens = new SqlAccountTokens(orm.database, clock);
    await tokens.issue({ userId: 2, purpose: 'email_change', email: null });
    for (let count = 0; count < 102; count += 1)
      await tokens.issue({ userId: 2, purpose: 'password_reset', email: null });
    const left = async () => {
      await tokens.issue({ userId: 1, purpose: 'email_undo', email: null });
      return orm.database.query('select purpose, count(*)::int from account_token group by purpose order by purpose');
    };
    clock.forward(60 * 60 * 1000 - 1);
    expect(await left()).toMatchObject([{ count: 1 }, { count: 1 }, { purpose: 'password_reset', count: 102 }]);
    clock.forward(1);
    expect(await left()).toMatchObject([{ count: 1 }, { count: 2 }, { purpose: 'password_reset', count: 2 }]);
    expect(await left()).toMatchObject([
      { purpose: 'email_change', count: 1 },
      { purpose: 'email_undo', count: 3 },
    ]);
  });

  it('stores no token in plain text', async () => {
    const tokens = new SqlAccountTokens(orm.database, new FixedClock());
    const { token } = await tokens.issue({ userId: 1, purpose: 'password_reset', email: null });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await orm.database.query('select * from account_token');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
