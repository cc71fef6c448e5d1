import { Decisions } from '#jobs/adapters/persistence/decisions.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { SqlBookmarks } from '#jobs/adapters/persistence/sql-bookmarks.js';
import { SqlJobDrafts } from '#jobs/adapters/persistence/sql-job-drafts.js';
import { SqlJobTemplates } from '#jobs/adapters/persistence/sql-job-templates.js';
import { JobNotFound } from '#jobs/domain/job-errors.js';
import { JobDecided } from '#jobs/domain/job-events.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { insertAccounts } from '../../support/rows/accounts.js';
import { insertListings } from '../../support/rows/listings.js';

const at = (hour: number) => new Date(Date.UTC(2026, 5, 15, hour));
const [HOTEL, SHIP, ADMIN] = [3, 4, 5];

describe('what is kept beside listings', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
  });
  beforeEach(async () => {
    await orm.empty('user_account');
    for (const id of [HOTEL, SHIP]) await insertAccounts(orm.database, { id, role: 'employer' });
    await insertAccounts(orm.database, { id: ADMIN, role: 'admin' });
    await insertListings(orm.database, { id: 7, employer_id: HOTEL, title: 'Cook' }, { id: 8, employer_id: HOTEL });
  });
  afterAll(() => orm.close());

  it('are drafts, the last changed first, for their own company', async () => {
    const drafts = new SqlJobDrafts(orm.database);
    const add = (owner: number, hour: number, title: string) => drafts.add(owner, { title }, at(hour));
    const [first, second, foreign] = [await add(HOTEL, 1, 'a'), await add(HOTEL, 2, 'b'), await add(SHIP, 3, 'c')];
    expect((await drafts.of(HOTEL)).map(({ id }) => id)).toEqual([second.id, first.id]);
    const changed = { id: first.id, form: { title: 'd' }, createdAt: at(1), updatedAt: at(4), version: 2 };
    expect(await drafts.replace(first.id, { title: 'd' }, at(4))).toEqual(changed);
    expect(await drafts.of(HOTEL)).toEqual([changed, second]);
    expect([await drafts.find(HOTEL, first.id), await drafts.find(SHIP, first.id)]).toEqual([changed, undefined]);
    expect(await orm.unitOfWork.run(() => drafts.lock(SHIP, first.id))).toBeUndefined();
    expect([await drafts.remove(SHIP, first.id), await drafts.remove(HOTEL, first.id)]).toEqual([false, true]);
    expect([await drafts.of(HOTEL), await drafts.of(SHIP)]).toEqual([[second], [foreign]]);
  });

  it('are templates by name, whose form is replaced under the same name in any case', async () => {
    const templates = new SqlJobTemplates(orm.database);
    const winter = await templates.save(HOTEL, 'winter', { title: 'a' }, at(1));
    const bar = await templates.save(HOTEL, 'Bar', { title: 'b' }, at(2));
    const foreign = await templates.save(SHIP, 'Winter', { title: 'c' }, at(3));
    const replaced = { id: winter.id, name: 'Winter', form: { title: 'd' }, updatedAt: at(4) };
    expect(await templates.save(HOTEL, 'Winter', { title: 'd' }, at(4))).toEqual(replaced);
    expect(await templates.of(HOTEL)).toEqual([bar, replaced]);
    expect([await templates.find(HOTEL, foreign.id), await templates.remove(HOTEL, foreign.id)]).toEqual([
      undefined,
      false,
    ]);
    expect(await templates.of(SHIP)).toEqual([foreign]);
  });

  it('are bookmarks, once for each person and listing', async () => {
    const bookmarks = new SqlBookmarks(orm.database);
    const first = await bookmarks.save(HOTEL, 7, at(1));
    expect(first).toMatchObject({ isNew: true, bookmark: { jobId: 7, createdAt: at(1) } });
    expect(await bookmarks.save(HOTEL, 7, at(2))).toEqual({ ...first, isNew: false });
    const [others] = [await bookmarks.save(SHIP, 7, at(3)), await bookmarks.save(HOTEL, 8, at(4))];
    await expect(bookmarks.save(HOTEL, 99, at(2))).rejects.toThrow(JobNotFound);
    expect(await bookmarks.remove(HOTEL, others.bookmark.id)).toBe(false);
    expect(await bookmarks.remove(HOTEL, first.bookmark.id)).toBe(true);
  });

  it('are decisions, with the title that was decided on and who decided', async () => {
    const decisions = new Decisions(orm.database, { actorId: ADMIN } as never);
    await orm.database.query(`update job set proposed_text = '{"title": "Head cook"}' where id = 7`);
    const statement = { reason: 'fees', text: 'Remove the deposit.' } as const;
    const rejected = await decisions.record(new JobDecided(7, 'rejected', at(1), statement));
    expect(rejected).toMatchObject({ jobId: 7, employerId: HOTEL, title: 'Head cook', ...statement });
    expect(await decisions.record(new JobDecided(7, 'archived', at(2)))).toMatchObject({ title: 'Cook', reason: null });
    expect(await decisions.find(rejected.id)).toEqual(rejected);
    const by = await orm.database.query('select admin_id as by, decided_at as at from listing_decision order by id');
    expect(by).toEqual([
      { by: ADMIN, at: at(1) },
      { by: ADMIN, at: at(2) },
    ]);
    await expect(decisions.record(new JobDecided(99, 'archived', at(2)))).rejects.toThrow(JobNotFound);
  });
});
