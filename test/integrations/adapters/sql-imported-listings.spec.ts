import { SqlImportedListings } from '#integrations/adapters/persistence/sql-imported-listings.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { insertAccounts } from '../../support/rows/accounts.js';

describe('imported listings', () => {
  let orm: TestOrm;
  let listings: SqlImportedListings;
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
    listings = new SqlImportedListings(orm.database);
    await insertAccounts(orm.database, { id: 3, role: 'employer' }, { id: 4, role: 'employer' });
    for (const [id, owner] of [
      [11, 3],
      [12, 3],
      [13, 4],
      [14, 3],
    ] as const)
      await orm.database.query(
        `insert into job (id, employer_id, title, company, location, description, salary, job_type, category, posted_at)
         values ($1, $2, 'Cook', 'Inn', 'Lisbon', 'Cook.', '', 'full_time', 'hotels', now())`,
        [id, owner],
      );
  });
  afterAll(() => orm.close());

  const missing = async (userId: number) =>
    (await listings.of(userId)).map((known) => [known.reference, known.missing]);

  it('are recognized by their fields, in whatever order a feed has them', () => {
    const hash = listings.hashOf({ title: 'Cook', company: 'Inn', location: 'Faro' } as never);
    expect(listings.hashOf({ location: 'Faro', title: 'Cook', company: 'Inn' } as never)).toBe(hash);
    expect(listings.hashOf({ location: 'Inn', title: 'Cook', company: 'Faro' } as never)).not.toBe(hash);
  });

  it('count how often in a row the feed of their employer lacked them', async () => {
    await listings.record(3, { reference: 'b', jobId: 11, hash: '1' });
    await listings.record(3, { reference: 'a', jobId: 12, hash: '1' });
    await listings.record(4, { reference: 'a', jobId: 13, hash: '1' });
    await listings.recordMissing(3, ['a']);
    await listings.recordMissing(3, ['a', 'b']);
    expect(await missing(3)).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(await missing(4)).toEqual([['a', 0]]);
    await orm.database.query('update imported_listing set job_id = 14 where job_id = 12');
    await listings.record(3, { reference: 'a', jobId: 12, hash: '2' });
    expect(await listings.of(3)).toEqual([
      { reference: 'a', jobId: 12, hash: '2', missing: 0 },
      { reference: 'b', jobId: 11, hash: '1', missing: 1 },
    ]);
  });
});
