import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { SqlImportAddresses } from '#integrations/adapters/persistence/sql-import-addresses.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { insertAccounts } from '../../support/rows/accounts.js';

const CLOCK = new FixedClock();
const URL = 'https://ats.test/jobs.xml';

describe('addresses of feeds', () => {
  let orm: TestOrm;
  let addresses: SqlImportAddresses;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    addresses = new SqlImportAddresses(orm.database, CLOCK);
  });
  beforeEach(async () => {
    await orm.empty('user_account');
    for (const id of [3, 4, 5, 6]) {
      await insertAccounts(orm.database, { id, role: 'employer' });
      await addresses.set(id, `${URL}?${id}`);
    }
  });
  afterAll(() => orm.close());

  /** Sets when an address is due, from now, and how often it failed in a row. */
  const due = (userId: number, hours: number, strikes = 0) =>
    orm.database.query(
      `update import_address set due_at = now() + $2 * interval '1 hour', strikes = $3 where user_id = $1`,
      [userId, hours, strikes],
    );
  const next = async () => (await addresses.nextDue())?.userId;
  /** In how many hours each is due. */
  const hours = async () =>
    (
      await orm.database.query<{ hours: number }>(
        `select round(extract(epoch from due_at - now()) / 3600)::int as hours from import_address order by user_id`,
      )
    ).map((row) => row.hours);

  it('are read by fewest failures, then by time, and then every six hours to two days', async () => {
    await due(3, -3, 1);
    await due(4, -1);
    await due(5, -2);
    await due(6, -4, 9);
    expect([await next(), await next(), await next(), await next(), await next()]).toEqual([5, 4, 3, 6, undefined]);
    expect(await hours()).toEqual([12, 6, 6, 48]);
  });

  it('are not read before they are due, unless a wrong clock postponed them for days', async () => {
    await due(3, 1);
    await due(4, 71);
    await due(5, 73);
    await due(6, 2);
    expect([await next(), await next()]).toEqual([5, undefined]);
  });

  it('keep what their answers said until another address is set', async () => {
    const version = { etag: '"1"', lastModified: 'Mon, 15 Jun 2026 12:00:00 GMT' };
    await addresses.markChecked(3, { fault: null, isStrike: false, version });
    await addresses.markChecked(3, { fault: 'It did not respond.', isStrike: true });
    for (const id of [4, 5, 6]) await due(id, 1);
    expect(await addresses.find(3)).toMatchObject({ fault: 'It did not respond.', checkedAt: expect.any(Date) });
    expect(await addresses.find(4)).toMatchObject({ fault: null, checkedAt: null });
    expect(await addresses.nextDue()).toEqual({ userId: 3, url: `${URL}?3`, ...version });
    expect((await hours())[0]).toBe(12);
    await addresses.markChecked(3, { fault: null, isStrike: false });
    // One answer ends what failed before.
    expect(await orm.database.query('select strikes from import_address where user_id = 3')).toEqual([{ strikes: 0 }]);
    await due(3, -1, 0);
    await addresses.set(3, URL);
    expect(await addresses.find(3)).toEqual({ url: URL, checkedAt: null, fault: null });
    expect(await addresses.nextDue()).toEqual({ userId: 3, url: URL, etag: null, lastModified: null });
  });

  it('are removed, of one employer, from an instant on', async () => {
    const now = CLOCK.now();
    expect(await addresses.removeSince(3, new Date(now.getTime() + 1))).toBe(0);
    expect(await addresses.removeSince(3, now)).toBe(1);
    expect(await addresses.removeSince(4, null)).toBe(1);
    expect([await addresses.remove(5), await addresses.remove(5)]).toEqual([true, false]);
    expect(await hours()).toHaveLength(1);
  });
});
