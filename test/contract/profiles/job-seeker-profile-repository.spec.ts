import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { JobSeekerProfileSchema } from '#profiles/adapters/persistence/job-seeker-profile.schema.js';
import { MikroOrmJobSeekerProfileRepository } from '#profiles/adapters/persistence/mikro-orm-profile-repositories.js';
import { InMemoryJobSeekerProfileRepository } from '../../support/in-memory/profiles/in-memory-job-seeker-profile-repository.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { jobSeekerProfileRepositoryContract } from './job-seeker-profile-repository.contract.js';

describe('job seeker profiles in memory', () => {
  jobSeekerProfileRepositoryContract(() =>
    Promise.resolve({ profiles: new InMemoryJobSeekerProfileRepository(), inUnit: (work) => work() }),
  );
});

describe('job seeker profiles in PostgreSQL', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, JobSeekerProfileSchema]);
  });
  afterAll(() => orm.close());

  jobSeekerProfileRepositoryContract(async () => {
    await orm.empty('user_account');
    await orm.unitOfWork.run(() =>
      orm.em
        .getContext()
        .persist([aUser(), aUser({ id: 2, username: 'ana', email: 'ana@example.org' })])
        .flush(),
    );
    return {
      profiles: new MikroOrmJobSeekerProfileRepository(orm.em, orm.database),
      inUnit: (work) => orm.unitOfWork.run(work),
    };
  });
});
