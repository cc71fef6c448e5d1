import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { applicationsAndMessages } from './applications.js';
import { effectsOf, type ReadModel } from './column-effects.js';
import { listings } from './listings.js';
import { people } from './people.js';
import { CHANGES, FIXTURE, rowOf } from './rows.js';

describe('what is read', () => {
  let orm: TestOrm;
  let found: ReadonlyMap<ReadModel, Pick<ReadModel, 'effects' | 'rest'>>;
  const models = new Map<string, ReadModel>();
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
    for (const statement of FIXTURE) await orm.database.query(statement);
    for (const modelsOf of [listings, applicationsAndMessages, people])
      for (const [name, model] of Object.entries(modelsOf(orm.database))) models.set(name, model);
    found = await effectsOf(orm.database, CHANGES, rowOf, [...models.values()]);
  });
  afterAll(() => orm.close());

  it('follows from the columns that say it, and from no others', () => {
    const read = [...models].map(([name, model]) => [name, found.get(model)]);
    const told = [...models].map(([name, { effects, rest }]) => [name, { effects, rest }]);
    expect(Object.fromEntries(read)).toEqual(Object.fromEntries(told));
  });
});
