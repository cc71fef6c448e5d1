import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { Listings } from '#jobs/adapters/persistence/listings.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { aJob, anApprovedJob, POSTED_AT } from '../../support/mothers/job-mother.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

describe('Listings.isHiring', () => {
  const clock = new FixedClock(POSTED_AT);
  let orm: TestOrm;
  let listings: Listings;

  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, JobSchema]);
    listings = new Listings(orm.database, clock);
  });
  afterAll(() => orm.close());

  beforeEach(async () => {
    clock.set(POSTED_AT);
    await orm.empty('user_account', 'job');
    const em = orm.em.fork();
    await em.persist(aUser({ role: 'employer' })).flush();
    await em.persist(aUser({ id: 2, username: 'erik', email: 'erik@example.org', role: 'employer' })).flush();
  });

  it('returns whether an employer has an open listing', async () => {
    await orm.em
      .fork()
      .persist([anApprovedJob({ deadline: '2026-06-20' }), aJob({ id: 2 })])
      .flush();
    clock.set('2026-06-20T23:59:59.999Z');
    expect(await listings.isHiring(1)).toBe(true);
    expect(await listings.isHiring(2)).toBe(false);
    clock.set('2026-06-21T00:00:00.000Z');
    expect(await listings.isHiring(1)).toBe(false);
  });

  it('returns false for employers with only pending or archived listings, or none', async () => {
    const archived = anApprovedJob();
    archived.archive('employer', POSTED_AT);
    await orm.em
      .fork()
      .persist([aJob({ id: 2 }), archived])
      .flush();
    expect(await listings.isHiring(1)).toBe(false);
    expect(await listings.isHiring(2)).toBe(false);
  });
});
