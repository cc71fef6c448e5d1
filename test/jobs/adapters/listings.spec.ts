import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { Listings } from '#jobs/adapters/persistence/listings.js';
import { PremiumListings } from '#jobs/adapters/persistence/premium-listings.js';
import type { Job } from '#jobs/domain/job.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { aJob, anApprovedJob, POSTED_AT } from '../../support/mothers/job-mother.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { insertAccounts } from '../../support/rows/accounts.js';
import { insertListings, OPEN } from '../../support/rows/listings.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

describe('Listings', () => {
  const clock = new FixedClock(POSTED_AT);
  let orm: TestOrm;
  let listings: Listings;
  let employerId: number;

  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, JobSchema]);
    listings = new Listings(orm.database, clock);
    const employer = aUser({ role: 'employer' });
    await orm.em.fork().persist(employer).flush();
    employerId = employer.id;
  });
  afterAll(() => orm.close());

  const stored = async (job: Job): Promise<number> => {
    await orm.em.fork().persist(job).flush();
    return job.id;
  };

  it('returns the listing and its employer', async () => {
    const id = await stored(anApprovedJob({ employerId }));
    expect(await listings.find(id)).toEqual({
      id,
      employerId,
      title: 'Front Desk Agent',
      company: 'Seaside Hotels',
      companyName: 'Seaside Hotels',
      location: 'Lisbon, Portugal',
      isOpen: true,
      isArchived: false,
      isRemoved: false,
      closesAt: expect.any(Date),
      questions: [],
      workplaceId: null,
    });
  });

  it('returns a listing as open until it closes', async () => {
    const id = await stored(anApprovedJob({ id: 2, employerId, deadline: '2026-06-20' }));
    clock.set('2026-06-20T23:59:59.999Z');
    expect(await listings.find(id)).toMatchObject({ isOpen: true });
    clock.set('2026-06-21T00:00:00.000Z');
    expect(await listings.find(id)).toMatchObject({ isOpen: false });
  });

  it('returns pending and archived listings as not open', async () => {
    const archived = anApprovedJob({ id: 3, employerId });
    archived.archive('employer', POSTED_AT);
    for (const job of [aJob({ id: 4, employerId }), archived]) {
      expect(await listings.find(await stored(job))).toMatchObject({ isOpen: false });
    }
  });

  it('returns undefined for an unknown id', async () => {
    expect(await listings.find(999)).toBeUndefined();
  });

  it('finds those that end within some days, but not if they were approved as shortly before', async () => {
    clock.set('2027-07-01T00:00:00.000Z');
    const ending = { employerId, deadline: '2027-07-03', postedAt: new Date('2027-06-01T00:00:00.000Z') };
    const archived = anApprovedJob({ ...ending, id: 14 });
    archived.archive('employer', ending.postedAt);
    for (const job of [
      anApprovedJob({ ...ending, id: 11 }),
      anApprovedJob({ ...ending, id: 12, postedAt: new Date('2027-06-30T23:59:59.999Z') }),
      anApprovedJob({ ...ending, id: 13, postedAt: new Date('2027-07-01T00:00:00.000Z') }),
      archived,
      aJob({ ...ending, id: 15 }),
      anApprovedJob({ ...ending, id: 16, deadline: '2027-07-02' }),
      anApprovedJob({ ...ending, id: 17, deadline: '2027-07-04' }),
    ]) {
      await stored(job);
    }
    const found = async (afterId: number) =>
      (await listings.ending({ after: 2, within: 3 }, afterId)).map(({ id }) => id);
    expect(await found(0)).toEqual([11, 12]);
    expect(await found(11)).toEqual([12]);
  });

  describe('of an employer', () => {
    const OTHER = 40;
    const insert = (...rows: readonly Record<string, unknown>[]) =>
      insertListings(orm.database, ...rows.map((row) => ({ id: 0, employer_id: employerId, ...OPEN, ...row })));
    beforeEach(async () => {
      await orm.empty('job');
      await orm.database.query('delete from user_account where id = $1', [OTHER]);
      await insertAccounts(orm.database, { id: OTHER, role: 'employer' });
      clock.set('2027-07-01T00:00:00.000Z');
    });

    it('await an admin unless they were decided on, or are hidden', async () => {
      const pending = { approved_at: null };
      await insert(
        { id: 9, ...pending },
        { id: 3, premium_requested: true },
        { id: 4, proposed_text: '{}' },
        { id: 5, checked_text: '{}' },
        { id: 6 },
        { id: 7, ...pending, hidden_at: POSTED_AT },
        { id: 8, ...pending, archived_at: POSTED_AT, archived_by: 'employer' },
        { id: 2, ...pending, rejected_at: POSTED_AT },
        { id: 10, ...pending, cleared_at: POSTED_AT },
        { id: 11, ...pending, employer_id: OTHER },
      );
      expect(await listings.waitingOf(employerId)).toEqual([3, 4, 5, 9]);
    });

    it('can be renewed from a week before their end on, and after it, while they are published', async () => {
      const [soon, later] = [new Date('2027-07-08T00:00:00.000Z'), new Date('2027-07-08T00:00:00.001Z')];
      await insert(
        { id: 3, closes_at: soon },
        { id: 4, closes_at: POSTED_AT },
        { id: 5, closes_at: later },
        { id: 6, closes_at: soon, approved_at: null },
        { id: 7, closes_at: soon, hidden_at: POSTED_AT },
        { id: 8, closes_at: soon, archived_at: POSTED_AT, archived_by: 'employer' },
        { id: 9, closes_at: soon, employer_id: OTHER },
      );
      expect((await listings.renewable(employerId)).toSorted()).toEqual([3, 4]);
    });

    it('are hiring while one is open', async () => {
      await insert({ id: 3, closes_at: clock.now() }, { id: 4, employer_id: OTHER }, { id: 5, approved_at: null });
      expect([await listings.isHiring(employerId), await listings.isHiring(OTHER)]).toEqual([false, true]);
    });

    it('are payable while premium is wanted and neither granted nor archived', async () => {
      const premium = new PremiumListings(orm.database, {} as never, clock);
      const wanted = { is_premium: true };
      await insert(
        { id: 3, ...wanted },
        { id: 4, premium_requested: true },
        { id: 5 },
        { id: 6, ...wanted, premium_granted_at: POSTED_AT },
        { id: 7, ...wanted, archived_at: POSTED_AT, archived_by: 'employer' },
      );
      const payable = [3, 4, 5, 6, 7].map(async (id) => (await premium.lock(id))?.isPayable);
      expect(await Promise.all(payable)).toEqual([true, true, false, false, false]);
      expect(await premium.lock(99)).toBeUndefined();
    });
  });
});
