import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { MikroOrmUserRepository } from '#identity/accounts/adapters/persistence/mikro-orm-user-repository.js';
import { keysetPage, TIME_AND_ID } from '#platform/postgres/keyset-page.js';
import { Replicas } from '#platform/postgres/replicas.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { noActors } from '../../support/in-memory/identity/no-actors.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { aUser } from '../../support/mothers/user-mother.js';

describe('Database', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
  });
  beforeEach(() => orm.empty('user_account'));
  afterAll(() => orm.close());

  const usernames = async () =>
    (await orm.database.query<{ username: string }>('select username from user_account')).map((row) => row.username);
  const inUnit = <T>(work: () => Promise<T>) => orm.unitOfWork.run(work);

  it('returns timestamps as Date, dates as text and integers as numbers, also within a transaction', async () => {
    const read = () =>
      orm.database.query(`select $1::timestamptz as at, $2::date as day, $3::int as number`, [
        '2026-06-15T12:00:00.000Z',
        '2026-06-15',
        7,
      ]);
    const expected = [{ at: new Date('2026-06-15T12:00:00.000Z'), day: '2026-06-15', number: 7 }];
    expect(await read()).toEqual(expected);
    expect(await inUnit(read)).toEqual(expected);
  });

  it('leaves connections for others, however many public reads there are', async () => {
    const replicas = new Replicas('', { replicaUrls: [], databaseSeconds: 3, databasePool: 10 });
    const { max = 0 } = (await orm.database.nativePool()).options;
    const finished: string[] = [];
    const read = (what: string) => orm.database.query('select pg_sleep(0.1)').then(() => finished.push(what));
    const publicReads = Array.from({ length: 2 * max }, () => replicas.read(() => read('public')));
    const own = read('own');
    await Promise.all([...publicReads, own]);
    expect(finished.indexOf('own')).toBeLessThan(max);
    expect(finished).toHaveLength(2 * max + 1);
  });

  it('sees changes of the open transaction, flushed or not, which others see after the commit', async () => {
    await inUnit(async () => {
      await new MikroOrmUserRepository(orm.em, orm.database, new FixedClock(), orm.unitOfWork, noActors).add(
        aUser({ username: 'maria' }),
      );
      const user = await new MikroOrmUserRepository(
        orm.em,
        orm.database,
        new FixedClock(),
        orm.unitOfWork,
        noActors,
      ).byLogin('maria');
      Object.assign(user ?? {}, { username: 'Maria' });
      expect(await usernames()).toEqual(['Maria']);
      const pool = await orm.database.nativePool();
      expect((await pool.query('select username from user_account')).rows).toEqual([]);
    });
    expect(await usernames()).toEqual(['Maria']);
  });

  it('writes within the open transaction', async () => {
    const failing = inUnit(async () => {
      await new MikroOrmUserRepository(orm.em, orm.database, new FixedClock(), orm.unitOfWork, noActors).add(aUser());
      await orm.database.query('delete from user_account');
      expect(await usernames()).toEqual([]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
  });

  it.each([
    ['another name', 'templates', 7],
    ['another id', 'drafts', 8],
  ])('locks a name and an id until the transaction ends, but not %s', async (_, name, id) => {
    const isHeld = async (...key: [string, number]) => {
      const pool = await orm.database.nativePool();
      const { rows } = await pool.query('select pg_try_advisory_xact_lock(hashtext($1), $2) as free', key);
      return rows[0].free === false;
    };
    await inUnit(async () => {
      await orm.database.lockUntilCommit('drafts', 7);
      expect([await isHeld('drafts', 7), await isHeld(name, id)]).toEqual([true, false]);
    });
    expect(await isHeld('drafts', 7)).toBe(false);
  });

  it('pages through a list by key, with a total and no cursor on the last page', async () => {
    const rows = { text: listed('and ($2::timestamptz is null or (at, id) < ($2, $3::int))', 'limit $4') };
    const list = {
      rows,
      total: { text: `select count(*)::int as total from (${listed('')}) l` },
      values: [3],
      key: TIME_AND_ID,
      keyOf: ({ at, id }: { at: Date; id: number }) => [at, id],
    };
    const pages = [await keysetPage(orm.database, list, { limit: 2 })];
    pages.push(await keysetPage(orm.database, list, { limit: 2, cursor: pages[0]?.nextCursor }));
    expect(pages.map(({ items, total }) => [items.map(({ id }) => id), total])).toEqual([
      [[3, 2], 3],
      [[1], 3],
    ]);
    expect(pages[1]?.nextCursor).toBeUndefined();
    await expect(keysetPage(orm.database, list, { limit: 2, cursor: 'foreign' })).rejects.toThrow(InvalidFields);
  });
});

/** Three rows, two of them with the same timestamp. */
function listed(after: string, limit = ''): string {
  return `
    select id, at
    from (select i as id, timestamptz '2026-06-15' + interval '1 day' * (i / 2) as at from generate_series(1, $1::int) i) s
    where true ${after}
    order by at desc, id desc
    ${limit}`;
}
