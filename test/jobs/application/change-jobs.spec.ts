import { ApproveJob } from '#jobs/application/review/approve-job.js';
import { RestoreJob } from '#jobs/application/review/restore-job.js';
import { ReviewJob } from '#jobs/application/review/review-job.js';
import { TakeDownJob } from '#jobs/application/review/take-down-job.js';
import { ArchiveJob } from '#jobs/application/archive-job.js';
import { UnarchiveJob } from '#jobs/application/unarchive-job.js';
import { EditJob } from '#jobs/application/edit-job.js';
import { ArchivedByAdmin, JobNotFound } from '#jobs/domain/job-errors.js';
import type { Actor } from '#shared/domain/actor.js';
import { StaleVersion } from '#shared/domain/stale-version.js';
import { InMemoryJobRepository } from '../../support/in-memory/jobs/in-memory-job-repository.js';
import { InMemoryJobSearchIndex } from '../../support/in-memory/jobs/in-memory-job-search-index.js';
import { InMemoryPlaces } from '../../support/in-memory/jobs/in-memory-places.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { aJob } from '../../support/mothers/job-mother.js';

const OWNER: Actor = { userId: 7, role: 'employer' };
const OTHER: Actor = { userId: 8, role: 'employer' };
const ADMIN: Actor = { userId: 9, role: 'admin' };

describe('changing listings', () => {
  const clock = new FixedClock();
  let jobs: InMemoryJobRepository;
  let edit: EditJob;
  let approve: ApproveJob;
  let archive: ArchiveJob;
  let unarchive: UnarchiveJob;
  let takeDown: TakeDownJob;
  let restore: RestoreJob;
  let jobId: number;
  let audit: InMemoryAuditLog;

  beforeEach(async () => {
    jobs = new InMemoryJobRepository(new InMemoryJobSearchIndex());
    audit = new InMemoryAuditLog();
    edit = new EditJob(jobs, new InMemoryPlaces(), clock);
    const review = new ReviewJob(jobs, clock, new InMemoryUnitOfWork(), audit);
    approve = new ApproveJob(review, { isPaidFirst: false });
    takeDown = new TakeDownJob(review);
    restore = new RestoreJob(review);
    archive = new ArchiveJob(jobs, clock);
    unarchive = new UnarchiveJob(jobs);
    jobId = (await jobs.add((id) => aJob({ id, employerId: OWNER.userId }))).id;
  });

  it('stores a posted listing, pending', () => {
    expect(jobs.get(jobId)).toMatchObject({ employerId: 7, isApproved: false });
  });

  it('lets only the owner edit, archive and unarchive', async () => {
    for (const actor of [OTHER, ADMIN]) {
      await expect(edit.execute({ jobId, actor, versions: undefined, form: {} })).rejects.toThrow(JobNotFound);
    }
    for (const useCase of [archive, unarchive]) {
      await expect(useCase.execute({ jobId, employerId: OTHER.userId })).rejects.toThrow(JobNotFound);
    }
    expect(jobs.get(jobId)).toMatchObject({ version: 1 });
  });

  it('records who archived a listing', async () => {
    const own = { jobId, employerId: OWNER.userId };
    await archive.execute(own);
    expect(jobs.get(jobId)).toMatchObject({ archivedBy: 'employer' });
    await takeDown.execute({ jobId, statement: null });
    await expect(unarchive.execute(own)).rejects.toThrow(ArchivedByAdmin);
    await restore.execute({ jobId });
    expect(jobs.get(jobId)).toMatchObject({ isArchived: false, archivedBy: null });
  });

  it('rejects a stale version', async () => {
    await edit.execute({ jobId, actor: OWNER, versions: [1], form: { title: 'Night Receptionist' } });
    await expect(edit.execute({ jobId, actor: OWNER, versions: [1], form: {} })).rejects.toThrow(StaleVersion);
    await expect(approve.execute({ jobId, versions: [1] })).rejects.toThrow(StaleVersion);
    await approve.execute({ jobId, versions: [2] });
    expect(jobs.get(jobId)).toMatchObject({ isApproved: true });
  });

  it('rejects changes to a listing that does not exist', async () => {
    await expect(approve.execute({ jobId: 999, versions: undefined })).rejects.toThrow(JobNotFound);
    await expect(takeDown.execute({ jobId: 999, statement: null })).rejects.toThrow(JobNotFound);
  });
});
