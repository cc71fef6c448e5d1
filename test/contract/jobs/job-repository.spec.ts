import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { MikroOrmJobRepository } from '#jobs/adapters/persistence/mikro-orm-job-repository.js';
import { InMemoryJobRepository } from '../../support/in-memory/jobs/in-memory-job-repository.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import type { Job } from '#jobs/domain/job.js';
import { EventBus } from '#shared/application/event-bus.js';
import { aJob, POSTED_AT } from '../../support/mothers/job-mother.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { jobRepositoryContract } from './job-repository.contract.js';

describe('listings in memory', () => {
  jobRepositoryContract(() => {
    const events = new EventBus();
    const unitOfWork = new InMemoryUnitOfWork(events);
    return Promise.resolve({ jobs: new InMemoryJobRepository(unitOfWork), unitOfWork, events, employerId: 1 });
  });
});

describe('listings in PostgreSQL', () => {
  let orm: TestOrm;
  let employerId: number;
  let jobs: MikroOrmJobRepository;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, JobSchema]);
    const employer = aUser({ role: 'employer' });
    await orm.em.fork().persist(employer).flush();
    employerId = employer.id;
    jobs = new MikroOrmJobRepository(orm.em, orm.database, orm.unitOfWork);
  });
  afterAll(() => orm.close());

  jobRepositoryContract(async () => {
    await orm.empty('job');
    return { jobs, unitOfWork: orm.unitOfWork, events: orm.events, employerId };
  });

  const add = (): Promise<number> =>
    orm.unitOfWork.run(async () => {
      const id = await jobs.nextId();
      await jobs.add(aJob({ id, employerId }));
      return id;
    });
  const change = (id: number, act: (job: Job) => void): Promise<void> => orm.unitOfWork.run(() => jobs.change(id, act));

  it('serializes concurrent changes', async () => {
    const id = await add();
    const skills = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(
      skills.map((skill) => change(id, (job) => job.edit({ skills: [...job.details.skills, skill] }, POSTED_AT))),
    );
    await change(id, (job) => {
      expect(job.version).toBe(6);
      expect([...job.details.skills].toSorted()).toEqual(['English', 'Opera PMS', ...skills]);
    });
  });

  it('rolls back a failed change', async () => {
    const id = await add();
    const failing = change(id, (job) => {
      job.approve(POSTED_AT);
      throw new Error('something after it');
    });
    await expect(failing).rejects.toThrow('something after it');
    await change(id, (job) => expect(job).toMatchObject({ isApproved: false, version: 1 }));
  });
});
