import { readFile } from 'node:fs/promises';
import { eventually } from '#test/support/eventually.js';
import { madeUpJobs, NOW } from '#test/support/job-search/made-up-jobs.js';
import { openSearchFixture, type SearchFixture } from '#test/support/job-search/search-fixture.js';

type Change = {
  readonly transaction: string;
  readonly id: string;
  readonly job_id: number;
  readonly version: number | null;
};

describe('the stream of changes for another engine', () => {
  let fixture: SearchFixture;
  let read: (after?: Change) => Promise<Change[]>;
  beforeAll(async () => {
    fixture = await openSearchFixture();
    const [, text = ''] =
      /```sql\n\s*([^`]+job_search_change[^`]+)```/.exec(await readFile('docs/search.md', 'utf8')) ?? [];
    read = ({ transaction, id } = { transaction: '0', id: '0', job_id: 0, version: 0 }) =>
      fixture.orm.database.query<Change>(text, [transaction, id]);
  });
  afterAll(() => fixture.orm.close());

  const jobs = madeUpJobs(20)
    .map((job) => ({ ...job, isApproved: true, isArchived: false, closesAt: new Date(NOW.getTime() + 60_000) }))
    .slice(0, 3);
  const change = (work: () => Promise<void>): Promise<void> => fixture.orm.unitOfWork.run(work);

  it('has each change with the version of the listing, and continues after a position', async () => {
    await fixture.insert(jobs);
    for (const job of jobs) await change(() => fixture.index.put(job));
    await change(() => fixture.index.remove(2));
    const all = await eventually(async () => {
      const found = await read();
      expect(found.map(({ job_id, version }) => [job_id, version])).toEqual([
        [1, 1],
        [2, 1],
        [3, 1],
        [2, 1],
      ]);
      return found;
    });
    expect((await read(all[1])).map(({ job_id }) => job_id)).toEqual([3, 2]);
  });

  it('leaves out what is newer than a transaction that is still open', async () => {
    const before = await eventually(async () => {
      const found = await read();
      expect(found.length).toBeGreaterThan(0);
      return found;
    });
    const [job] = jobs as [(typeof jobs)[0]];
    await fixture.orm.database.onConnection(async (connection) => {
      await connection.query('begin; insert into job_search_change (job_id) values (77)');
      await change(() => fixture.index.put(job));
      expect(await read(before.at(-1))).toEqual([]);
      await connection.query('commit');
    });
    await eventually(async () => expect((await read(before.at(-1))).map(({ job_id }) => job_id)).toEqual([77, job.id]));
  });

  it('is forgotten after a while, a batch at a time', async () => {
    const count = async () =>
      (await fixture.orm.database.one<{ n: number }>('select count(*)::int as n from job_search_change')).n;
    const all = await count();
    const forget = (time: Date) => fixture.orm.unitOfWork.run(() => fixture.index.removeChangesBefore(time, 2));
    expect(await forget(new Date(0))).toBe(0);
    expect(await forget(new Date(Date.now() + 60_000))).toBe(2);
    expect(await count()).toBe(all - 2);
  });
});
