import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { MikroOrmWorkplaces } from '#jobs/adapters/persistence/workplaces/mikro-orm-workplaces.js';
import { WorkplaceSchema } from '#jobs/adapters/persistence/workplaces/workplace.schema.js';
import { Workplace } from '#jobs/domain/workplaces/workplace.js';
import { Clock } from '#shared/application/clock.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { InMemoryWorkplaces } from '../../support/in-memory/jobs/in-memory-workplaces.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { insertListings } from '../../support/rows/listings.js';
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

  const open = async () => {
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
      inUnit: <T>(work: () => Promise<T>) => orm.unitOfWork.run(work),
    };
  };
  workplacesContract(open);

  it('knows the listings that name a hotel in any of their texts, which name it no longer once it is removed', async () => {
    const { workplaces, inUnit } = await open();
    const [removed, kept] = [1, 2].map((id) =>
      Workplace.open(id, 1, { name: `Inn ${id}`, location: 'Faro' }, new Date(0)),
    );
    for (const workplace of [removed, kept]) await inUnit(() => workplaces.add(workplace as Workplace));
    const names = (id: number) => JSON.stringify({ workplaceId: id, title: 'Waiter' });
    const row = { employer_id: 1, posted_at: new Date(0) };
    await insertListings(
      orm.database,
      { id: 14, ...row, workplace_id: 1 },
      { id: 11, ...row, workplace_id: 2, proposed_text: names(1), checked_text: names(2) },
      { id: 12, ...row, workplace_id: 2, proposed_text: names(2), checked_text: names(1) },
      { id: 13, ...row, workplace_id: 2 },
    );
    expect(await inUnit(() => workplaces.listingsAt(1))).toEqual([11, 12, 14]);
    await inUnit(() => workplaces.change(1, (workplace) => workplaces.remove(workplace)));
    const [one, other] = [names(2), names(1)].map((text) => JSON.parse(text) as object);
    const unnamed = { ...other, workplaceId: null };
    expect(
      await orm.database.query(
        'select workplace_id as hotel, proposed_text as proposed, checked_text as checked, version from job order by id',
      ),
    ).toEqual([
      { hotel: 2, proposed: unnamed, checked: one, version: 2 },
      { hotel: 2, proposed: one, checked: unnamed, version: 2 },
      { hotel: 2, proposed: null, checked: null, version: 1 },
      { hotel: null, proposed: null, checked: null, version: 2 },
    ]);
  });
});
