import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { SqlApiKeys } from '#integrations/adapters/persistence/sql-api-keys.js';
import type { Actor } from '#shared/domain/actor.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';

const EMPLOYER = `
  insert into user_account (username, username_key, email, email_key, full_name, role, created_at)
  values ('elena', 'elena', 'elena@hotel.test', 'elena@hotel.test', 'Elena', 'employer', now())`;
const EXPIRY = new Date('2040-02-01');

describe('SqlApiKeys', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    await orm.database.query(EMPLOYER);
  });
  afterAll(() => orm.close());

  it('finds a key until it expires by the clock of the application', async () => {
    const keysAt = (day: string) => {
      const actors = { find: async (userId: number) => ({ userId, role: 'employer' }) as Actor };
      return new SqlApiKeys(orm.database, actors, new FixedClock(new Date(day)));
    };
    const added = await keysAt('2040-01-01').add(1, { name: 'Website', scope: 'read', expiresAt: EXPIRY });
    expect(added?.key).toMatchObject({ createdAt: new Date('2040-01-01'), expiresAt: EXPIRY });
    const secret = added?.secret ?? '';
    expect(await keysAt('2040-01-31').find(secret)).toEqual({ keyId: added?.key.id, userId: 1, scope: 'read' });
    expect(await keysAt('2040-02-02').find(secret)).toBeUndefined();
  });
});
