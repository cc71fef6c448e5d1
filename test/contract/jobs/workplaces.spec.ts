import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { MikroOrmWorkplaces } from '#jobs/adapters/persistence/workplaces/mikro-orm-workplaces.js';
import { WorkplaceSchema } from '#jobs/adapters/persistence/workplaces/workplace.schema.js';
import { Clock } from '#shared/application/clock.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { InMemoryWorkplaces } from '../../support/in-memory/jobs/in-memory-workplaces.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { noResponseCache } from '../../support/server/no-response-cache.js';
import { workplacesContract } from './workplaces.contract.js';

describe('hotels in memory', () => {
  workplacesContract(() => Promise.resolve({ workplaces: new InMemoryWorkplaces(), inUnit: (work) => work() }));
});

describe('hotels in PostgreSQL', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, WorkplaceSchema]);
  });
  afterAll(() => orm.close());

  workplacesContract(async () => {
    await orm.empty('user_account');
    await orm.unitOfWork.run(() =>
      orm.em
        .getContext()
        .persist([
          aUser({ role: 'employer' }),
          aUser({ id: 2, role: 'employer', username: 'ana', email: 'ana@example.org' }),
        ])
        .flush(),
    );
    const answers = noResponseCache(orm.database, orm.unitOfWork, new Clock());
    return {
      workplaces: new MikroOrmWorkplaces(orm.em, orm.database, answers),
      inUnit: (work) => orm.unitOfWork.run(work),
    };
  });
});
