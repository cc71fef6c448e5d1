import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { CountLimits } from '#search/adapters/results/search-counts.js';
import { ListingChanged, ListingPublished, ListingWithdrawn } from '#jobs/domain/publication.js';
import { isPublished } from '#jobs/domain/job-state.js';
import { FixedClock } from '../in-memory/shared/fixed-clock.js';
import { openTestOrm, type TestOrm } from '../database/test-orm.js';
import { NOW, type MadeUpJob } from './made-up-jobs.js';
import { countsOver, searchProcess, type SearchProcess } from './search-process.js';

/** The real search over an empty database, with functions to fill it. */
export type SearchFixture = SearchProcess & {
  readonly orm: TestOrm;
  readonly clock: FixedClock;
  /** The search of another process over the same database, optionally with other limits for counting. */
  another(limits?: CountLimits): SearchProcess;
  /** Stores listings without indexing them. */
  insert(jobs: readonly MadeUpJob[]): Promise<void>;
  /** Stores a listing again without indexing it. */
  rewrite(job: MadeUpJob): Promise<void>;
  /** Stores listings, and indexes those that are published. */
  store(jobs: readonly MadeUpJob[]): Promise<void>;
};

export async function openSearchFixture(): Promise<SearchFixture> {
  const orm = await openTestOrm([JobSchema]);
  const clock = new FixedClock(NOW);
  await orm.em.execute(`
    insert into user_account (id, username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values (1, 'e', 'e', 'e@wayfare.test', 'e@wayfare.test', '', 'E', 'employer', now())`);
  const another = (limits = new CountLimits()): SearchProcess =>
    searchProcess(orm.database, orm.unitOfWork, clock, countsOver(orm.database, clock, limits));
  const own = another();
  orm.events.subscribe(ListingPublished, (event) => own.index.published(event));
  orm.events.subscribe(ListingChanged, (event) => own.index.changed(event));
  orm.events.subscribe(ListingWithdrawn, (event) => own.index.withdrawn(event));
  const insert = async (jobs: readonly MadeUpJob[]): Promise<void> => {
    await orm.database.query('insert into job select * from jsonb_populate_recordset(null::job, $1)', [
      JSON.stringify(jobs.map(rowOf)),
    ]);
  };
  const rewrite = async (job: MadeUpJob): Promise<void> => {
    const { id: _id, ...row } = rowOf(job);
    const columns = Object.keys(row).join();
    await orm.database.query(
      `update job set (${columns}) = (select ${columns} from jsonb_populate_record(null::job, $2)) where id = $1`,
      [job.id, JSON.stringify(row)],
    );
  };
  const store = async (jobs: readonly MadeUpJob[]): Promise<void> => {
    await orm.unitOfWork.run(async () => {
      await insert(jobs);
      for (const job of jobs) if (isPublished(job)) await own.index.put(job);
    });
    await orm.em.execute('analyze job, job_search, job_location, job_search_word');
  };
  return { ...own, orm, clock, another, insert, rewrite, store };
}

function rowOf({ isApproved, isArchived, isHidden: _isHidden, ...job }: MadeUpJob): Record<string, unknown> {
  const columns = Object.entries(job).map(([name, value]) => [name.replace(/[A-Z]/g, '_$&').toLowerCase(), value]);
  return {
    ...Object.fromEntries(columns),
    employer_id: 1,
    approved_at: isApproved ? job.postedAt : null,
    archived_at: isArchived ? job.postedAt : null,
    archived_by: isArchived ? 'employer' : null,
    premium_requested: false,
    version: 1,
  };
}
