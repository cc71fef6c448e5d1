import { AdvisoryExclusive } from '../../../../src/shared/adapters/postgres/advisory-exclusive.js';
import { UserSchema } from '../../../../src/identity/adapters/persistence/user.schema.js';
import { openTestOrm, type TestOrm } from '../../../support/database/test-orm.js';

describe('exclusive work', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
  });
  afterAll(() => orm.close());

  it('runs once at a time, and again afterwards, also when it failed', async () => {
    const [one, other] = [new AdvisoryExclusive(orm.database), new AdvisoryExclusive(orm.database)];
    const inner: boolean[] = [];
    const nothing = () => Promise.resolve();
    const outer = await one.run('sweep', async () => {
      inner.push(await other.run('sweep', nothing), await other.run('something else', nothing));
    });
    expect([outer, ...inner]).toEqual([true, false, true]);
    await expect(other.run('sweep', () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
    expect(await one.run('sweep', nothing)).toBe(true);
  });
});
