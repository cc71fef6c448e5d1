import { MikroOrmUserRepository } from '#identity/accounts/adapters/persistence/mikro-orm-user-repository.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { noActors } from '../../support/in-memory/identity/no-actors.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUserRepository } from '../../support/in-memory/identity/in-memory-user-repository.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { userRepositoryContract } from './user-repository.contract.js';

describe('users in memory', () => {
  userRepositoryContract(() => Promise.resolve({ users: new InMemoryUserRepository(), inUnit: (work) => work() }));
});

describe('users in PostgreSQL', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
  });
  afterAll(() => orm.close());

  userRepositoryContract(async () => {
    await orm.empty('user_account');
    return {
      users: new MikroOrmUserRepository(orm.em, orm.database, new FixedClock(), orm.unitOfWork, noActors),
      inUnit: (work) => orm.unitOfWork.run(work),
    };
  });
});
