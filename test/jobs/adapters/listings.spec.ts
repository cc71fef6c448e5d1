import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { Listings } from '#jobs/adapters/persistence/listings.js';
import type { Job } from '#jobs/domain/job.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { aJob, anApprovedJob, POSTED_AT } from '../../support/mothers/job-mother.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

describe('Listings.find', () => {
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
      location: 'Lisbon, Portugal',
      isOpen: true,
      isArchived: false,
      isRemoved: false,
      closesAt: expect.any(Date),
      questions: [],
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
});
