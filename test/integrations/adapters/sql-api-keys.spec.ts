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
    const keysAt = (time: Date) => {
      const actors = { find: async (userId: number) => ({ userId, role: 'employer', employerId: userId }) as Actor };
      return new SqlApiKeys(orm.database, actors, new FixedClock(time));
    };
    const begin = new Date('2040-01-01');
    const added = await keysAt(begin).add(1, { name: 'Website', scope: 'read', expiresAt: EXPIRY, createdBy: 1 });
    expect(added).toMatchObject({ createdAt: begin, expiresAt: EXPIRY });
    const secret = added?.secret ?? '';
    const last = new Date(EXPIRY.getTime() - 1);
    expect(await keysAt(last).find(secret)).toEqual({ keyId: added?.id, userId: 1, employerId: 1, scope: 'read' });
    expect(await keysAt(EXPIRY).find(secret)).toBeUndefined();
  });
});
