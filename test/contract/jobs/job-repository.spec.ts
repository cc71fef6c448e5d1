import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { MikroOrmJobRepository } from '#jobs/adapters/persistence/mikro-orm-job-repository.js';
import { InMemoryJobRepository } from '../../support/in-memory/jobs/in-memory-job-repository.js';
import { InMemoryJobSearchIndex } from '../../support/in-memory/jobs/in-memory-job-search-index.js';
import { aJob, POSTED_AT } from '../../support/mothers/job-mother.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { jobRepositoryContract } from './job-repository.contract.js';

describe('listings in memory', () => {
  jobRepositoryContract(() => {
    const index = new InMemoryJobSearchIndex();
    return Promise.resolve({ jobs: new InMemoryJobRepository(index), index, employerId: 1 });
  });
});

describe('listings in PostgreSQL', () => {
  let orm: TestOrm;
  let employerId: number;
  let index: InMemoryJobSearchIndex;
  let jobs: MikroOrmJobRepository;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, JobSchema]);
    const employer = aUser({ role: 'employer' });
    await orm.em.fork().persist(employer).flush();
    employerId = employer.id;
  });
  beforeEach(() => {
    index = new InMemoryJobSearchIndex();
    jobs = new MikroOrmJobRepository(orm.em, orm.database, index, orm.unitOfWork);
  });
  afterAll(() => orm.close());

  jobRepositoryContract(async () => {
    await orm.empty('job');
    return { jobs, index, employerId };
  });

  const add = async (): Promise<number> => (await jobs.add((id) => aJob({ id, employerId }))).id;

  it('serializes concurrent changes', async () => {
    const id = await add();
    const skills = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(
      skills.map((skill) => jobs.change(id, (job) => job.edit({ skills: [...job.details.skills, skill] }, POSTED_AT))),
    );
    await jobs.change(id, (job) => {
      expect(job.version).toBe(6);
      expect([...job.details.skills].toSorted()).toEqual(['English', 'Opera PMS', ...skills]);
    });
  });

  it('rolls back a failed change', async () => {
    const id = await add();
    const failing = jobs.change(id, (job) => {
      job.approve(POSTED_AT);
      throw new Error('something after it');
    });
    await expect(failing).rejects.toThrow('something after it');
    await jobs.change(id, (job) => expect(job).toMatchObject({ isApproved: false, version: 1 }));
  });
});
