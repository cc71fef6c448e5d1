import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { SqlAlerts } from '#saved-searches/adapters/persistence/sql-alerts.js';
import { SqlSavedSearches } from '#saved-searches/adapters/persistence/sql-saved-searches.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 5, 15, hour));

type Saved = { user?: number; search?: string; frequency?: string; since?: number; checked?: number; next?: number };

describe('alerts in PostgreSQL', () => {
  let orm: TestOrm;
  let alerts: SqlAlerts;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    alerts = new SqlAlerts(orm.database);
  });
  beforeEach(async () => {
    await orm.empty('user_account');
    await orm.database.query(`
      insert into user_account (id, username, username_key, email, email_key, password_hash, full_name, role, created_at)
      select id, 'u' || id, 'u' || id, id || '@x.test', id || '@x.test', '', 'U', 'employer', now()
      from generate_series(1, 3) id`);
    await orm.database.query(`
      insert into job (id, employer_id, title, company, location, description, salary, job_type, category, skills,
        is_premium, posted_at)
      select id, 1, 'Cook', 'Inn', 'Lisbon', 'Cook.', '', 'full_time', 'hotels', '[]', false, now()
      from generate_series(1, 4) id`);
  });
  afterAll(() => orm.close());

  async function save({
    user = 1,
    search = 'keywords=a',
    frequency = 'daily',
    since = 1,
    checked = 1,
    next = 5,
  }: Saved) {
    const row = await orm.database.one<{ id: number }>(
      `insert into saved_search (user_id, search, frequency, since, checked_at, created_at, next_at)
       values ($1, $2, $3, $4, $5, now(), $6) returning id`,
      [user, search, frequency, at(since), at(checked), next > 0 ? at(next) : null],
    );
    return row.id;
  }
  const matched = async () =>
    (
      await orm.database.query<{ pair: string }>(
        `select saved_search_id || ':' || job_id as pair from job_alert_listing order by saved_search_id, job_id`,
      )
    ).map(({ pair }) => pair);

  it('evaluate each due search once, in pages, from the earliest time that any user needs', async () => {
    await save({ search: 'keywords=b', since: 3, checked: 3 });
    await save({ search: 'keywords=b', user: 2, since: 2, checked: 4 });
    await save({ search: 'keywords=a', checked: 2, next: 6 });
    await save({ search: 'keywords=c', next: 7 });
    await save({ search: 'keywords=d', next: 0 });
    const due = await alerts.dueSearches(undefined, at(6), 10);
    expect(due.map(({ search }) => search)).toEqual(['keywords=a', 'keywords=b']);
    // The last ten minutes before the last check are repeated, but nothing from before the search was saved.
    expect(due.map(({ since }) => since)).toEqual([new Date(at(2).getTime() - 10 * 60_000), at(3)]);
    expect(await alerts.dueSearches(undefined, at(6), 1)).toHaveLength(1);
    expect((await alerts.dueSearches('keywords=a', at(6), 10)).map(({ search }) => search)).toEqual(['keywords=b']);
  });

  it('add a match once, to due searches of the same filters, if it was approved since', async () => {
    const due = await save({ since: 2, checked: 2 });
    const later = await save({ user: 2, since: 4, checked: 4 });
    await save({ user: 3, next: 9 });
    await save({ search: 'keywords=b' });
    const matches = [1, 2].map((jobId) => ({ search: 'keywords=a', jobId, approvedAt: at(jobId === 1 ? 3 : 2) }));
    for (let round = 0; round < 2; round += 1) await alerts.addMatches(matches, at(6));
    await alerts.addMatches([{ search: 'keywords=a', jobId: 3, approvedAt: at(5) }], at(6));
    expect(await matched()).toEqual([`${due}:1`, `${due}:3`, `${later}:3`]);
  });

  it('are made for the next users, of all their due searches, with their schedules', async () => {
    const [first, second] = [await save({}), await save({ search: 'keywords=b' })];
    await save({ search: 'keywords=c', next: 9 });
    const third = await save({ user: 2 });
    await orm.database.query(`insert into alert_schedule (user_id, hour, time_zone) values (2, 17, 'Asia/Tokyo')`);
    const due = (limit: number) => orm.unitOfWork.run(() => alerts.lockDue(at(5), limit));
    expect((await due(1)).map(({ id }) => id)).toEqual([first, second]);
    expect(await due(2)).toMatchObject([
      { id: first, userId: 1, hour: 8 },
      { id: second, userId: 1 },
      { id: third, userId: 2, hour: 17, timeZone: 'Asia/Tokyo' },
    ]);
    expect(await orm.unitOfWork.run(() => alerts.lockDue(at(4), 2))).toEqual([]);
  });

  it('forget the matches of former filters that were not sent', async () => {
    const [id, other] = [await save({}), await save({ search: 'keywords=b' })];
    await save({ user: 2, search: 'keywords=c' });
    const add = (search: number, job: number) =>
      orm.database.query('insert into job_alert_listing (saved_search_id, job_id) values ($1, $2)', [search, job]);
    await add(id, 1);
    await alerts.create([id], at(6));
    for (const search of [id, other]) await add(search, 2);
    const form = { name: null, search: 'keywords=c', frequency: 'daily' as const, nextAt: at(9), now: at(7) };
    const searches = new SqlSavedSearches(orm.database);
    const locked = (user: number, search: number) => orm.unitOfWork.run(() => searches.lock(user, search));
    expect(await locked(1, other)).toMatchObject({ id: other, search: 'keywords=b' });
    expect(await locked(2, other)).toBeUndefined();
    expect(await searches.change(id, { ...form, search: 'keywords=b' }, true)).toBeUndefined();
    expect(await searches.change(id, { ...form, search: 'keywords=a' }, false)).toMatchObject({ version: 2 });
    expect(await matched()).toEqual([`${id}:1`, `${id}:2`, `${other}:2`]);
    expect(await searches.change(id, form, true)).toMatchObject({ version: 3, nextAt: at(9) });
    expect(await matched()).toEqual([`${id}:1`, `${other}:2`]);
  });

  it('contain the new matches of a user once, newest first, except for searches that are off', async () => {
    const [one, two, foreign] = [await save({}), await save({ search: 'keywords=b' }), await save({ user: 2 })];
    const listing = (search: number, job: number) =>
      orm.database.query('insert into job_alert_listing (saved_search_id, job_id) values ($1, $2)', [search, job]);
    for (const [search, job] of [
      [one, 1],
      [one, 2],
      [two, 3],
      [foreign, 4],
    ] as const)
      await listing(search, job);
    const held = await save({ search: 'keywords=c' });
    await listing(held, 4);
    const made = await alerts.create([one, two], at(6));
    expect(made.map(({ userId }) => userId)).toEqual([1]);
    expect(await alerts.create([one, two], at(6))).toEqual([]);
    const content = async () => (await alerts.listings(made[0]?.id ?? 0)).map((found) => [found.searchId, found.jobId]);
    expect(await content()).toEqual([
      [one, 2],
      [one, 1],
      [two, 3],
    ]);
    await orm.database.query(`update saved_search set frequency = 'off' where id = $1`, [one]);
    expect(await content()).toEqual([[two, 3]]);
    await orm.database.query('delete from saved_search where id = $1', [held]);
    await listing(two, 4);
    const [next] = await alerts.create([one, two], at(6));
    expect((await alerts.listings(next?.id ?? 0)).map(({ jobId }) => jobId)).toEqual([4]);
    expect(await content()).toEqual([[two, 3]]);
    await alerts.markChecked(
      [
        { id: one, nextAt: at(8) },
        { id: two, nextAt: null },
      ],
      at(7),
    );
    const times = await orm.database.query('select id, checked_at, next_at from saved_search order by id');
    expect(times).toEqual([
      { id: one, checked_at: at(7), next_at: at(8) },
      { id: two, checked_at: at(7), next_at: null },
      { id: foreign, checked_at: at(1), next_at: at(5) },
    ]);
    await alerts.deleteBefore(at(6));
    expect(await content()).toHaveLength(1);
    await alerts.deleteBefore(at(7));
    expect(await content()).toEqual([]);
  });
});
