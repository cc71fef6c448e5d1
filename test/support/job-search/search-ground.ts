import { JobSchema } from '../../../src/jobs/adapters/persistence/job.schema.js';
import type { CountLimits } from '../../../src/jobs/adapters/search/search-counts.js';
import { Job } from '../../../src/jobs/domain/job.js';
import { FixedClock } from '../in-memory/shared/fixed-clock.js';
import { openTestOrm, type TestOrm } from '../database/test-orm.js';
import { NOW } from './made-up-jobs.js';
import { searchProcess, type SearchProcess } from './search-process.js';

/** The real search over an empty database, with the means to fill it. */
export type SearchGround = SearchProcess & {
  readonly orm: TestOrm;
  readonly clock: FixedClock;
  /** Another process over the same database, for which a large number of listings may be another one. */
  another(limits?: CountLimits): SearchProcess;
  /** Stores listings, and those that are visible in the search index too. */
  store(jobs: readonly Job[]): Promise<void>;
};

export async function openSearchGround(): Promise<SearchGround> {
  const orm = await openTestOrm([JobSchema]);
  const clock = new FixedClock(NOW);
  await orm.em.execute(`
    insert into user_account (id, username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values (1, 'e', 'e', 'e@wayfare.test', 'e@wayfare.test', '', 'E', 'employer', now())`);
  const another = (limits?: CountLimits): SearchProcess => searchProcess(orm.database, orm.unitOfWork, clock, limits);
  const own = another();
  const store = async (jobs: readonly Job[]): Promise<void> => {
    await orm.unitOfWork.run(async () => {
      await orm.em.getContext().insertMany(Job, [...jobs]);
      for (const job of jobs) if (job.isPublished) await own.index.put(job);
    });
    await orm.em.execute('analyze job, job_search, job_location');
  };
  return { ...own, orm, clock, another, store };
}
