import { UserSchema } from '../../src/identity/adapters/persistence/user.schema.js';
import { JobSchema } from '../../src/jobs/adapters/persistence/job.schema.js';
import { MikroOrmJobRepository } from '../../src/jobs/adapters/persistence/mikro-orm-job-repository.js';
import { InMemoryJobRepository } from '../support/in-memory/jobs/in-memory-job-repository.js';
import { aJob, POSTED_AT } from '../support/mothers/job-mother.js';
import { aUser } from '../support/mothers/user-mother.js';
import { openTestOrm, type TestOrm } from '../support/database/test-orm.js';
import { jobRepositoryContract } from './job-repository.contract.js';

describe('listings in memory', () => {
  jobRepositoryContract(() =>
    Promise.resolve({ jobs: new InMemoryJobRepository(), employerId: 1, inUnit: (work) => work() }),
  );
});

describe('listings in PostgreSQL', () => {
  let orm: TestOrm;
  let employerId: number;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, JobSchema]);
    const employer = aUser({ role: 'employer' });
    await orm.em.fork().persist(employer).flush();
    employerId = employer.id;
  });
  afterAll(() => orm.close());

  jobRepositoryContract(async () => {
    await orm.empty('job');
    return {
      jobs: new MikroOrmJobRepository(orm.em, orm.database),
      employerId,
      inUnit: (work) => orm.unitOfWork.run(work),
    };
  });

  it('lets parallel changes follow one another, none lost', async () => {
    const jobs = new MikroOrmJobRepository(orm.em, orm.database);
    const job = aJob({ employerId });
    await orm.unitOfWork.run(() => jobs.save(job));
    const addSkill = (skill: string): Promise<void> =>
      orm.unitOfWork.run(async () => {
        const changing = await jobs.forChange(job.id);
        changing?.edit({ skills: [...changing.skills, skill] }, POSTED_AT);
        if (changing) await jobs.save(changing);
      });
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(addSkill));
    const found = await orm.unitOfWork.run(() => jobs.forChange(job.id));
    expect(found).toMatchObject({ version: 6 });
    expect([...(found?.skills ?? [])].toSorted()).toEqual(['English', 'Opera PMS', 'a', 'b', 'c', 'd', 'e']);
  });

  it('undoes a change whose transaction fails', async () => {
    const jobs = new MikroOrmJobRepository(orm.em, orm.database);
    const job = aJob({ employerId });
    await orm.unitOfWork.run(() => jobs.save(job));
    const failing = orm.unitOfWork.run(async () => {
      const changing = await jobs.forChange(job.id);
      changing?.approve(POSTED_AT);
      if (changing) await jobs.save(changing);
      throw new Error('something after it');
    });
    await expect(failing).rejects.toThrow('something after it');
    expect(await orm.unitOfWork.run(() => jobs.forChange(job.id))).toMatchObject({ isApproved: false, version: 1 });
  });
});
