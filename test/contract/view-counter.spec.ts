import { UserSchema } from '../../src/identity/adapters/persistence/user.schema.js';
import { JobSchema } from '../../src/jobs/adapters/persistence/job.schema.js';
import { SaltedVisitorHash } from '../../src/jobs/adapters/views/salted-visitor-hash.js';
import { SqlJobReads } from '../../src/jobs/adapters/persistence/sql-job-reads.js';
import { SqlViewCounter } from '../../src/jobs/adapters/views/sql-view-counter.js';
import { InMemoryViewCounter } from '../support/in-memory/jobs/in-memory-view-counter.js';
import { aJob } from '../support/mothers/job-mother.js';
import { aUser } from '../support/mothers/user-mother.js';
import { openTestOrm, type TestOrm } from '../support/database/test-orm.js';
import { viewCounterContract } from './view-counter.contract.js';

describe('views in memory', () => {
  viewCounterContract(() => {
    const counter = new InMemoryViewCounter();
    return Promise.resolve({ counter, jobIds: [1, 2], viewsOf: (jobId) => Promise.resolve(counter.viewsOf(jobId)) });
  });
});

describe('views in PostgreSQL', () => {
  let orm: TestOrm;
  let employerId: number;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, JobSchema]);
    const employer = aUser({ role: 'employer' });
    await orm.em.fork().persist(employer).flush();
    employerId = employer.id;
  });
  afterAll(() => orm.close());

  viewCounterContract(async () => {
    await orm.empty('job');
    const [one, other] = [aJob({ employerId }), aJob({ id: 2, employerId })];
    await orm.em.fork().persist([one, other]).flush();
    const reads = new SqlJobReads(orm.database);
    return {
      counter: new SqlViewCounter(orm.database),
      jobIds: [one.id, other.id],
      viewsOf: async (jobId) => (await reads.find(jobId))?.views ?? -1,
    };
  });

  it('has nothing to count for a listing that is gone', async () => {
    await expect(new SqlViewCounter(orm.database).count(999, 'user:5', '2026-06-15')).resolves.toBeUndefined();
  });
});

describe('the salted hash of a visitor', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, JobSchema]);
  });
  afterAll(() => orm.close());

  it('is the same in every process on one day, and another on the next', async () => {
    const [one, other] = [new SaltedVisitorHash(orm.database), new SaltedVisitorHash(orm.database)];
    const [first, second] = await Promise.all([
      one.of('192.0.2.1', 'Firefox', '2026-06-15'),
      other.of('192.0.2.1', 'Firefox', '2026-06-15'),
    ]);
    expect(first).toBe(second);
    expect(first).not.toContain('192.0.2.1');
    expect(await one.of('192.0.2.2', 'Firefox', '2026-06-15')).not.toBe(first);
    expect(await one.of('192.0.2.1', 'Safari', '2026-06-15')).not.toBe(first);
    expect(await one.of('192.0.2.1', 'Firefox', '2026-06-16')).not.toBe(first);
  });
});
