import { Clock } from '#shared/application/clock.js';
import { noResponseCache } from '../../support/server/no-response-cache.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { EmployerProfileSchema } from '#profiles/adapters/persistence/employer-profile.schema.js';
import { MikroOrmEmployerProfileRepository } from '#profiles/adapters/persistence/mikro-orm-profile-repositories.js';
import { InMemoryEmployerProfileRepository } from '../../support/in-memory/profiles/in-memory-employer-profile-repository.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { employerProfileRepositoryContract } from './employer-profile-repository.contract.js';

describe('employer profiles in memory', () => {
  employerProfileRepositoryContract(() =>
    Promise.resolve({ profiles: new InMemoryEmployerProfileRepository(), inUnit: (work) => work() }),
  );
});

describe('employer profiles in PostgreSQL', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, EmployerProfileSchema]);
  });
  afterAll(() => orm.close());

  employerProfileRepositoryContract(async () => {
    await orm.empty('user_account');
    await orm.unitOfWork.run(() =>
      orm.em
        .getContext()
        .persist([aUser(), aUser({ id: 2, username: 'ana', email: 'ana@example.org' })])
        .flush(),
    );
    const answers = noResponseCache(orm.database, orm.unitOfWork, new Clock());
    return {
      profiles: new MikroOrmEmployerProfileRepository(orm.em, orm.database, answers),
      inUnit: (work) => orm.unitOfWork.run(work),
    };
  });
});
