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

  it('stores no token in plain text', async () => {
    const tokens = new SqlAccountTokens(orm.database, new FixedClock());
    const { token } = await tokens.issue({ userId: 1, purpose: 'password_reset', email: null });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await orm.database.query('select * from account_token');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
