import { ApplicationNotFound } from '#applications/domain/application-errors.js';
import { ApplicationSchema } from '#applications/adapters/persistence/application.schema.js';
import { MikroOrmApplicationRepository } from '#applications/adapters/persistence/mikro-orm-application-repository.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { InMemoryApplicationRepository } from '../../support/in-memory/applications/in-memory-application-repository.js';
import { anApplication } from '../../support/mothers/application-mother.js';
import { aJob } from '../../support/mothers/job-mother.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { applicationRepositoryContract } from './application-repository.contract.js';
import { itself } from '../../support/itself.js';

describe('applications in memory', () => {
  applicationRepositoryContract(() =>
    Promise.resolve({ applications: new InMemoryApplicationRepository(), inUnit: (work) => work() }),
  );
});

describe('applications in PostgreSQL', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([ApplicationSchema, UserSchema, JobSchema]);
  });
  afterAll(() => orm.close());

  const emptied = async () => {
    await orm.empty('user_account', 'job');
    await orm.unitOfWork.run(async () => {
      const em = orm.em.getContext();
      await em
        .persist([aUser({ role: 'employer' }), aUser({ id: 2, username: 'ana', email: 'ana@example.org' })])
        .flush();
      await em.persist([aJob(), aJob({ id: 2 }), aJob({ id: 3 })]).flush();
    });
    return new MikroOrmApplicationRepository(orm.em, orm.database);
  };

  applicationRepositoryContract(async () => ({
    applications: await emptied(),
    inUnit: (work) => orm.unitOfWork.run(work),
  }));

  it('finds held applications whose ten seconds are over, and that no process releases', async () => {
    const applications = await emptied();
    const seconds = (count: number) => new Date(Date.now() + count * 1_000);
    await orm.unitOfWork.run(async () => {
      await applications.add(anApplication({ isUndoable: true, appliedAt: seconds(-3_600) }));
      await applications.add(anApplication({ id: 2, jobId: 2, isUndoable: true, appliedAt: seconds(-7_200) }));
      await applications.add(anApplication({ id: 3, jobSeekerId: 2, isUndoable: true, appliedAt: seconds(3_600) }));
      await applications.add(
        anApplication({ id: 5, jobSeekerId: 1, jobId: 3, isUndoable: true, appliedAt: seconds(0) }),
      );
      await applications.add(anApplication({ id: 4, jobSeekerId: 2, jobId: 2, appliedAt: seconds(-3_600) }));
    });
    // The third one was held by a clock that is an hour ahead.
    expect(await applications.releasable(10)).toEqual([2, 1, 3]);
    expect(await applications.releasable(1)).toEqual([2]);
    await orm.database.query(
      `insert into work_lease (queue, item, ends_at) values ('application', 2, now() + interval '1 minute')`,
    );
    expect(await applications.releasable(10)).toEqual([1, 3]);
  });

  it('stores nothing when the unit of work fails', async () => {
    const applications = await emptied();
    const application = anApplication();
    const failing = orm.unitOfWork.run(async () => {
      await applications.add(application);
      throw new Error('afterwards');
    });
    await expect(failing).rejects.toThrow('afterwards');
    await expect(orm.unitOfWork.run(() => applications.change(application.id, itself))).rejects.toThrow(
      ApplicationNotFound,
    );
  });
});
