import { userPage } from '#administration/adapters/persistence/user-page-read-model.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { insertAccounts } from '../../support/rows/accounts.js';
import { insertListings, OPEN } from '../../support/rows/listings.js';

const at = (hour: number) => new Date(Date.UTC(2026, 5, 15, hour));
const [ELENA, OTHER, SAM] = [3, 4, 5];

describe("what an admin reads on a user's page", () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([]);
    for (const id of [ELENA, OTHER]) await insertAccounts(orm.database, { id, role: 'employer' });
    await insertAccounts(orm.database, { id: SAM });
    await insertListings(
      orm.database,
      {
        id: 1,
        employer_id: ELENA,
        posted_at: at(1),
        archived_at: at(2),
        archived_by: 'employer',
        rejected_at: at(2),
      },
      { id: 2, employer_id: ELENA, posted_at: at(3), rejected_at: at(4) },
      { id: 3, employer_id: ELENA, posted_at: at(2) },
      { id: 4, employer_id: ELENA, posted_at: at(5), ...OPEN },
      { id: 5, employer_id: ELENA, posted_at: at(4), ...OPEN, hidden_at: at(5) },
      { id: 6, employer_id: OTHER, posted_at: at(6), ...OPEN },
    );
    await orm.database.query(
      `insert into application (id, job_id, job_seeker_id, applied_at, status)
       values (1, 4, ${SAM}, $1, 'offered'), (2, 6, ${SAM}, $2, 'pending'), (3, 6, ${OTHER}, $2, 'pending')`,
      [at(2), at(1)],
    );
    for (const owner of [ELENA, ELENA, SAM])
      await orm.database.query(
        `insert into passkey (user_id, credential_id, public_key, counter, name, created_at)
         values ($1, gen_random_uuid(), '', 0, 'Phone', now())`,
        [owner],
      );
  });
  afterAll(() => orm.close());

  it('is the state of each listing, the last posted first, and how many of everything there are', async () => {
    const page = await userPage(orm.database, ELENA);
    expect(page?.listings.map(({ id, state }) => [id, state])).toEqual([
      [4, 'published'],
      [5, 'hidden'],
      [2, 'rejected'],
      [3, 'pending'],
      [1, 'archived'],
    ]);
    expect(page).toMatchObject({ listingCount: 5, applicationCount: 0, passkeys: 2, applications: [] });
  });

  it('is what somebody applied for, the last first', async () => {
    const page = await userPage(orm.database, SAM);
    expect(page?.applications.map(({ id, status }) => [id, status])).toEqual([
      [1, 'offered'],
      [2, 'pending'],
    ]);
    expect(page).toMatchObject({ listingCount: 0, applicationCount: 2, passkeys: 1, listings: [] });
  });

  it('is nothing of an account that was deleted, and fifty rows of each kind at most', async () => {
    await insertListings(
      orm.database,
      ...Array.from({ length: 60 }, (_, nth) => ({ id: 100 + nth, employer_id: OTHER })),
    );
    const page = await userPage(orm.database, OTHER);
    expect([page?.listings.length, page?.listingCount]).toEqual([50, 61]);
    await orm.database.query('update user_account set deleted_at = now() where id = $1', [OTHER]);
    expect(await userPage(orm.database, OTHER)).toBeUndefined();
  });
});
