import { OwnListings } from '#jobs/application/own-listings.js';
import { ListingReview } from '#jobs/application/review/listing-review.js';
import type { JobQueries } from '#jobs/application/ports/job-queries.js';
import { ArchivedByAdmin, JobNotFound } from '#jobs/domain/job-errors.js';
import { StaleVersion } from '#shared/domain/stale-version.js';
import { InMemoryJobRepository } from '../../support/in-memory/jobs/in-memory-job-repository.js';
import { WorkplacePolicy } from '#jobs/application/workplaces/workplace-policy.js';
import { InMemoryWorkplaces } from '../../support/in-memory/jobs/in-memory-workplaces.js';
import { InMemoryPlaces } from '../../support/in-memory/jobs/in-memory-places.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { aJob } from '../../support/mothers/job-mother.js';

const OWNER = 7;
const OTHER = 8;

describe('changing listings', () => {
  const clock = new FixedClock();
  let jobs: InMemoryJobRepository;
  let own: OwnListings;
  let review: ListingReview;
  let jobId: number;
  let audit: InMemoryAuditLog;

  beforeEach(async () => {
    const unitOfWork = new InMemoryUnitOfWork();
    jobs = new InMemoryJobRepository(unitOfWork);
    audit = new InMemoryAuditLog();
    const queries = { find: () => Promise.resolve(undefined) } as unknown as JobQueries;
    own = new OwnListings(
      jobs,
      queries,
      new InMemoryPlaces(),
      new WorkplacePolicy(new InMemoryWorkplaces()),
      unitOfWork,
      clock,
    );
    review = new ListingReview(jobs, { isPaidFirst: false }, unitOfWork, clock, audit);
    jobId = await jobs.nextId();
    await jobs.add(aJob({ id: jobId, employerId: OWNER }));
  });

  it('stores a posted listing, pending', () => {
    expect(jobs.get(jobId)).toMatchObject({ employerId: 7, isApproved: false });
  });

  it('lets only the owner edit, archive, unarchive and renew', async () => {
    // Nobody else learns its version either.
    const others = { jobId, employerId: OTHER, versions: [9] };
    await expect(own.edit({ ...others, form: {} })).rejects.toThrow(JobNotFound);
    await expect(own.archive(others)).rejects.toThrow(JobNotFound);
    await expect(own.unarchive(others)).rejects.toThrow(JobNotFound);
    await expect(own.renew(others)).rejects.toThrow(JobNotFound);
    await expect(own.discardChange(others)).rejects.toThrow(JobNotFound);
    expect(jobs.get(jobId)).toMatchObject({ version: 1 });
  });

  it('records who archived a listing', async () => {
    const listing = { jobId, employerId: OWNER };
    await own.archive(listing);
    expect(jobs.get(jobId)).toMatchObject({ archivedBy: 'employer' });
    await review.takeDown({ jobId, statement: null });
    await expect(own.unarchive(listing)).rejects.toThrow(ArchivedByAdmin);
    await review.restore({ jobId });
    expect(jobs.get(jobId)).toMatchObject({ isArchived: false, archivedBy: null });
  });

  it('tells what became of it', async () => {
    const listing = { jobId, employerId: OWNER };
    const same = { isChanged: false, parts: [], awaitsApproval: true, version: 1 };
    expect(await own.edit({ ...listing, form: {} })).toEqual(same);
    await review.approve({ jobId });
    expect(await own.edit({ ...listing, form: { title: 'Front Desk Agent' } })).toEqual({
      ...same,
      awaitsApproval: false,
      version: 2,
    });
    expect(await own.edit({ ...listing, form: { title: 'Night Porter', minSalary: 29_000 } })).toEqual({
      isChanged: true,
      parts: ['pay', 'others'],
      awaitsApproval: true,
      version: 3,
    });
    expect(await own.discardChange(listing)).toMatchObject({ isChanged: true, awaitsApproval: false, version: 4 });
  });

  it('rejects a stale version', async () => {
    await own.edit({ jobId, employerId: OWNER, versions: [1], form: { title: 'Night Receptionist' } });
    await expect(own.edit({ jobId, employerId: OWNER, versions: [1], form: {} })).rejects.toThrow(StaleVersion);
    await expect(review.approve({ jobId, versions: [1] })).rejects.toThrow(StaleVersion);
    await review.approve({ jobId, versions: [2] });
    expect(jobs.get(jobId)).toMatchObject({ isApproved: true });
  });

  it('rejects changes to a listing that does not exist', async () => {
    await expect(review.approve({ jobId: 999 })).rejects.toThrow(JobNotFound);
    await expect(review.takeDown({ jobId: 999, statement: null })).rejects.toThrow(JobNotFound);
  });
});
