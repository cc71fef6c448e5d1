import { SqlUnusedAccounts } from '#identity/leaving/adapters/sql-unused-accounts.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { unusedAccountTimes } from '#identity/leaving/domain/unused-accounts.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { insertAccounts } from '../../support/rows/accounts.js';
import { insertListings } from '../../support/rows/listings.js';

const NOW = new Date('2040-06-15T12:00:00.000Z');
const TIMES = unusedAccountTimes(24, NOW);
const later = (time: Date, milliseconds = 1) => new Date(time.getTime() + milliseconds);

const [OWNER, RECRUITER, OTHER, SEEKER, ADMIN, SUSPENDED, DELETED] = [11, 12, 13, 14, 15, 16, 17];

describe('SqlUnusedAccounts', () => {
  let orm: TestOrm;
  let accounts: SqlUnusedAccounts;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    accounts = new SqlUnusedAccounts(orm.database, new FixedClock(NOW));
  });
  beforeEach(async () => {
    await orm.empty('user_account');
    for (const id of [OWNER, RECRUITER, OTHER]) await insertAccounts(orm.database, { id, role: 'employer' });
    await orm.database.query(`update company_member set company_id = $1, role = 'recruiter' where user_id = $2`, [
      OWNER,
      RECRUITER,
    ]);
  });
  afterAll(() => orm.close());

  const used = (id: number, at: Date, warnedAt: Date | null = null) =>
    orm.database.query(
      `insert into account_use (user_id, used_at, warned_at) values ($1, $2, $3)
       on conflict (user_id) do update set used_at = excluded.used_at, warned_at = excluded.warned_at`,
      [id, at, warnedAt],
    );
  const next = async (step: 'warning' | 'deletion' = 'warning', afterId = 0) =>
    (await accounts.next(step, TIMES, afterId)).map(({ userId }) => userId);
  const isDue = async (step: 'warning' | 'deletion') => (await accounts.find(step, TIMES, SEEKER)) !== undefined;

  it('are those of job seekers and employers, neither suspended nor deleted', async () => {
    const [seeker, admin] = [{ id: SEEKER }, { id: ADMIN, role: 'admin' as const }];
    await insertAccounts(orm.database, seeker, admin, { id: SUSPENDED, isSuspended: true }, { id: DELETED });
    await orm.database.query('update user_account set deleted_at = now() where id = $1', [DELETED]);
    expect(await next()).toEqual([OWNER, RECRUITER, OTHER, SEEKER]);
    expect(await next('warning', RECRUITER)).toEqual([OTHER, SEEKER]);
    const created = new Date('2026-01-01T00:00:00.000Z');
    expect((await accounts.due('warning', TIMES)).count).toBe(4);
    expect(await accounts.find('warning', TIMES, SEEKER)).toMatchObject({ userId: SEEKER });
    await used(OTHER, later(created, -86_400_000));
    expect((await accounts.due('warning', TIMES)).oldest).toEqual(later(created, -86_400_000));
    expect(await next('deletion')).toEqual([]);
  });

  it('are due after their last use, or else their registration', async () => {
    await insertAccounts(orm.database, { id: SEEKER });
    await used(SEEKER, TIMES.usedBefore);
    expect(await isDue('warning')).toBe(false);
    await used(SEEKER, later(TIMES.usedBefore, -1));
    expect(await isDue('warning')).toBe(true);
    await orm.database.query('update user_account set created_at = $1', [later(TIMES.usedBefore)]);
    expect(await isDue('warning')).toBe(true);
    expect(await next()).toEqual([SEEKER]);
  });

  it('are warned once in a while, and deleted some time after', async () => {
    await insertAccounts(orm.database, { id: SEEKER });
    for (const [warnedAt, steps] of [
      [null, ['warning']],
      [later(TIMES.warnedFrom, -1), ['warning']],
      [TIMES.warnedFrom, ['deletion']],
      [later(TIMES.warnedBefore, -1), ['deletion']],
      [TIMES.warnedBefore, []],
    ] as const) {
      await used(SEEKER, later(TIMES.usedBefore, -1), warnedAt);
      const due = [(await isDue('warning')) && 'warning', (await isDue('deletion')) && 'deletion'].filter(Boolean);
      expect([warnedAt, due]).toEqual([warnedAt, steps]);
    }
    await accounts.lock(SEEKER);
    await accounts.warned(SEEKER, later(TIMES.warnedFrom));
    expect(await isDue('deletion')).toBe(true);
  });

  it.each([
    ['is open by the clock of the application', { closes_at: later(NOW) }, [OTHER]],
    ['waits for its approval', { closes_at: null }, [OTHER]],
    ['has closed', { closes_at: NOW }, [OWNER, RECRUITER, OTHER]],
    ['is archived', { closes_at: null, archived_at: NOW, archived_by: 'employer' }, [OWNER, RECRUITER, OTHER]],
  ])('are all members of a company unless a listing of theirs %s', async (_state, listing, unused) => {
    await insertListings(orm.database, { id: 1, employer_id: OWNER, ...listing });
    expect(await next()).toEqual(unused);
  });
});
