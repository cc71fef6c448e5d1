import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { SqlSecondFactors } from '#identity/second-factor/adapters/sql-second-factors.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { InMemorySecondFactors } from '../../support/in-memory/identity/in-memory-second-factors.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { secondFactorsContract } from './second-factors.contract.js';

describe('second factors in memory', () => {
  secondFactorsContract(() => Promise.resolve({ factors: new InMemorySecondFactors(), userId: 1 }));
});

describe('second factors in PostgreSQL', () => {
  let orm: TestOrm;
  let userId: number;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    const user = aUser();
    await orm.em.fork().persist(user).flush();
    userId = user.id;
  });
  afterAll(() => orm.close());

  secondFactorsContract(async () => {
    await orm.empty('second_factor');
    return { factors: new SqlSecondFactors(orm.database, 'a secret of this installation'), userId };
  });
});
