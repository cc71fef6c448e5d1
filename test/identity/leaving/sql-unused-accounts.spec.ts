import { SqlUnusedAccounts } from '#identity/leaving/adapters/sql-unused-accounts.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { unusedAccountTimes } from '#identity/leaving/domain/unused-accounts.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';

const EMPLOYER = `
  insert into user_account (username, username_key, email, email_key, full_name, role, created_at)
  values ('elena', 'elena', 'elena@hotel.test', 'elena@hotel.test', 'Elena', 'employer', '2020-01-01')`;
const LISTING = `
  insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at, closes_at)
  select id, 'Chef', 'C', 'Lisbon', '', '', 'full_time', 'other', '2040-01-01', '2040-02-01' from user_account`;

describe('SqlUnusedAccounts', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    await orm.database.query(EMPLOYER);
    await orm.database.query(LISTING);
  });
  afterAll(() => orm.close());

  it.each([
    ['2040-01-31', 0],
    ['2040-02-02', 1],
  ])('spares employers with an open listing, by the clock of the application (%s)', async (day, count) => {
    const now = new Date(day);
    const accounts = new SqlUnusedAccounts(orm.database, new FixedClock(now));
    expect(await accounts.due('warning', unusedAccountTimes(24, now))).toMatchObject({ count });
  });
});
