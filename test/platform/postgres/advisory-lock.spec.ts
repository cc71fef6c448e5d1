import { AdvisoryLock } from '#platform/postgres/locks/advisory-lock.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

describe('AdvisoryLock', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
  });
  afterAll(() => orm.close());

  it('runs one task of a name at a time, and is released even after a failure', async () => {
    const [one, other] = [new AdvisoryLock(orm.database), new AdvisoryLock(orm.database)];
    const inner: boolean[] = [];
    const nothing = () => Promise.resolve();
    const outer = await one.tryRun('sweep', async () => {
      inner.push(await other.tryRun('sweep', nothing), await other.tryRun('something else', nothing));
    });
    expect([outer, ...inner]).toEqual([true, false, true]);
    await expect(other.tryRun('sweep', () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
    expect(await one.tryRun('sweep', nothing)).toBe(true);
  });
});
