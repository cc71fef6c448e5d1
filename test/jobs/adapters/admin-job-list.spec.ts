import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { JobReadModel } from '#jobs/adapters/persistence/read-model/job-read-model.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
/** More than the number of ids that the counting statement returns. */
const WAITERS = 5_001;
const COOKS = 45;

/** Ids ascend with the posting date; every third listing has closed. */
const INSERT = `
  insert into job (id, employer_id, title, company, location, description, salary, job_type, category, posted_at,
    approved_at, closes_at)
  select n, 1, case when n <= ? then 'Waiter' else 'Cook' end, 'Hôtel Azur', 'Nice', '', '', 'full_time', 'other',
    timestamptz '2026-01-01' + n * interval '1 second', now(),
    case when n % 3 = 0 then timestamptz '2026-02-01' else timestamptz '2027-01-01' end
  from generate_series(1, ?) as n`;

describe('the admin search over all listings', () => {
  let orm: TestOrm;
  let jobs: JobReadModel;
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
    jobs = new JobReadModel(orm.database, { isPaidFirst: false });
    await orm.em.execute(`
      insert into user_account (id, username, username_key, email, email_key, password_hash, full_name, role, created_at)
      values (1, 'e', 'e', 'e', 'e', '', 'E', 'employer', now())`);
    await orm.em.execute(INSERT, [WAITERS, WAITERS + COOKS]);
  });
  afterAll(() => orm.close());

  const newestFirst = (from: number, to: number, isWanted: (id: number) => boolean = () => true): number[] =>
    Array.from({ length: from - to + 1 }, (_, i) => from - i).filter(isWanted);
  const isClosed = (id: number): boolean => id % 3 === 0;

  it.each([
    ['few listings', 'COOK', 'all', newestFirst(WAITERS + COOKS, WAITERS + 1)],
    ['few closed listings', 'cook', 'closed', newestFirst(WAITERS + COOKS, WAITERS + 1, isClosed)],
    ['many listings', 'waiter', 'all', newestFirst(WAITERS, 1)],
    ['many listings by company', 'HÔTEL', 'active', newestFirst(WAITERS + COOKS, 1, (id) => !isClosed(id))],
    ['no listings', 'captain', 'all', []],
    ['all closed listings', '', 'closed', newestFirst(WAITERS + COOKS, 1, isClosed)],
  ] as const)('finds %s page by page', async (_what, keywords, state, expected) => {
    const first = await jobs.forAdmins({ state, keywords, now: NOW, limit: 20 });
    expect(first.total).toBe(expected.length);
    const second = first.nextCursor
      ? await jobs.forAdmins({ state, keywords, now: NOW, limit: 20, cursor: first.nextCursor })
      : undefined;
    const found = [first, second].flatMap((page) => page?.items.map(({ id }) => id) ?? []);
    expect(found).toEqual(expected.slice(0, 40));
  });
});
