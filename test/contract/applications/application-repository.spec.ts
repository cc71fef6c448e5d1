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
      await em.persist([aUser(), aUser({ id: 2, username: 'ana', email: 'ana@example.org' })]).flush();
      await em.persist([aJob(), aJob({ id: 2 })]).flush();
    });
    return new MikroOrmApplicationRepository(orm.em, orm.database);
  };

  applicationRepositoryContract(async () => ({
    applications: await emptied(),
    inUnit: (work) => orm.unitOfWork.run(work),
  }));

  it('stores nothing when the unit of work fails', async () => {
    const applications = await emptied();
    const application = anApplication();
    const failing = orm.unitOfWork.run(async () => {
      await applications.add(application);
      throw new Error('afterwards');
    });
    await expect(failing).rejects.toThrow('afterwards');
    expect(await orm.unitOfWork.run(() => applications.byIdForChange(application.id))).toBeUndefined();
  });
});
