import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { WorkplaceReadModel } from '#jobs/adapters/persistence/workplaces/workplace-read-model.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { insertAccounts } from '../../support/rows/accounts.js';
import { insertListings, OPEN } from '../../support/rows/listings.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const [REVIEWED, SUSPENDED, UNREVIEWED, REMOVED] = [3, 4, 5, 6];

describe('what is read of hotels', () => {
  let orm: TestOrm;
  let hotels: WorkplaceReadModel;
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
    hotels = new WorkplaceReadModel(orm.database);
  });
  beforeEach(async () => {
    await orm.empty('user_account', 'workplace');
    for (const id of [REVIEWED, SUSPENDED, UNREVIEWED, REMOVED]) {
      await insertAccounts(orm.database, { id, role: 'employer', isSuspended: id === SUSPENDED });
      await orm.database.query(
        `insert into employer_profile (user_id, company_name, published, is_reviewed)
         values ($1, 'New name', jsonb_build_object('companyName', $3::text), $2)`,
        [id, id !== UNREVIEWED, `Company ${id}`],
      );
    }
  });
  afterAll(() => orm.close());

  type Hotel = { readonly id: number; readonly of?: number; readonly isPublic?: boolean; readonly isWaiting?: boolean };
  const insert = ({ id, of = REVIEWED, isPublic = true, isWaiting = false }: Hotel) =>
    orm.database.query(
      `insert into workplace (id, company_id, name, location, defaults, published, awaits_review, created_at)
       values ($1, $2, 'Changed name', 'Faro', '{}', $3, $4, now())`,
      [id, of, isPublic ? JSON.stringify({ name: `Hotel ${id}`, location: 'Lisbon' }) : null, isWaiting],
    );

  it('awaits an admin while its company is active, at most 50', async () => {
    await insert({ id: 20, isWaiting: true });
    await insert({ id: 12, isWaiting: true, isPublic: false });
    await insert({ id: 11 });
    await insert({ id: 13, of: SUSPENDED, isWaiting: true });
    expect(await hotels.toReview()).toMatchObject([
      { id: 12, employerId: REVIEWED, companyName: 'Company 3', published: null, proposed: { name: 'Changed name' } },
      { id: 20, published: { name: 'Hotel 20' } },
    ]);
    for (let id = 100; id < 150; id += 1) await insert({ id, isWaiting: true });
    expect(await hotels.toReview()).toHaveLength(50);
  });

  it('is public with its company, once both were approved, and while listings of it were not removed', async () => {
    for (const [index, of] of [REVIEWED, REVIEWED, SUSPENDED, UNREVIEWED, REMOVED].entries())
      await insert({ id: 11 + index, of, isPublic: index !== 1 });
    await insertListings(orm.database, {
      id: 1,
      employer_id: REMOVED,
      ...OPEN,
      archived_at: NOW,
      archived_by: 'admin',
    });
    const page = async (of: number, id: number) => (await hotels.page(of, id, NOW))?.name;
    expect(await page(REVIEWED, 11)).toBe('Hotel 11');
    for (const [of, id] of [
      [REVIEWED, 12],
      [SUSPENDED, 13],
      [UNREVIEWED, 14],
      [REMOVED, 15],
      [REMOVED, 11],
    ] as const)
      expect([of, id, await page(of, id)]).toEqual([of, id, undefined]);
  });

  it('shows and counts the open listings, the newest first', async () => {
    await insert({ id: 11 });
    await insert({ id: 12 });
    const at = { employer_id: REVIEWED, workplace_id: 11 };
    await insertListings(
      orm.database,
      { id: 1, ...at, ...OPEN, posted_at: new Date('2026-05-03') },
      { id: 2, ...at, ...OPEN, posted_at: new Date('2026-05-05') },
      { id: 3, ...at, ...OPEN, posted_at: new Date('2026-05-04') },
      { id: 4, ...at, ...OPEN, closes_at: NOW },
      { id: 5, ...at, ...OPEN, archived_at: NOW, archived_by: 'employer' },
      { id: 6, ...at },
      { id: 7, ...at, ...OPEN, workplace_id: 12 },
    );
    const page = await hotels.page(REVIEWED, 11, NOW);
    expect(page?.jobCount).toBe(3);
    expect(page?.jobs.map(({ id }) => id)).toEqual([2, 3, 1]);
    // Its company also counts those that are not open, but not archived.
    expect((await hotels.all(REVIEWED)).map(({ id, listings }) => [id, listings])).toEqual([
      [11, 5],
      [12, 1],
    ]);
    expect((await hotels.all(REVIEWED, [12])).map(({ id }) => id)).toEqual([12]);
  });

  it('is hiring with an open listing, if it is public', async () => {
    for (const [id, of] of [
      [21, REVIEWED],
      [12, REVIEWED],
      [13, REVIEWED],
      [14, UNREVIEWED],
      [15, REVIEWED],
    ] as const) {
      await insert({ id, of, isPublic: id !== 15 });
      await insertListings(orm.database, {
        id,
        employer_id: of,
        workplace_id: id,
        ...OPEN,
        ...(id === 13 && { closes_at: NOW }),
      });
    }
    expect((await hotels.hiring(NOW)).map(({ id, name }) => [id, name])).toEqual([
      [12, 'Hotel 12'],
      [21, 'Hotel 21'],
    ]);
  });
});
