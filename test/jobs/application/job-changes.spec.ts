import { ApproveJob } from '../../../src/jobs/application/approve-job.js';
import { ArchiveJob } from '../../../src/jobs/application/archive-job.js';
import { EditJob } from '../../../src/jobs/application/edit-job.js';
import { JobChanges } from '../../../src/jobs/application/job-changes.js';
import { PostJob } from '../../../src/jobs/application/post-job.js';
import { JobNotFound } from '../../../src/jobs/domain/job-errors.js';
import { JobApproved } from '../../../src/jobs/domain/job-events.js';
import { InProcessEventBus } from '../../../src/shared/adapters/events/in-process-event-bus.js';
import type { Actor } from '../../../src/shared/domain/actor.js';
import { DomainEvent } from '../../../src/shared/domain/domain-event.js';
import { StaleVersion } from '../../../src/shared/domain/stale-version.js';
import { InMemoryJobRepository } from '../../support/in-memory/jobs/in-memory-job-repository.js';
import { InMemoryJobSearchIndex } from '../../support/in-memory/jobs/in-memory-job-search-index.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { aJobForm } from '../../support/mothers/job-mother.js';

const OWNER: Actor = { userId: 7, role: 'employer' };
const OTHER: Actor = { userId: 8, role: 'employer' };
const ADMIN: Actor = { userId: 9, role: 'admin' };

describe('changing listings', () => {
  const clock = new FixedClock();
  let jobs: InMemoryJobRepository;
  let index: InMemoryJobSearchIndex;
  let heard: DomainEvent[];
  let post: PostJob;
  let edit: EditJob;
  let approve: ApproveJob;
  let archive: ArchiveJob;
  let jobId: number;

  beforeEach(async () => {
    jobs = new InMemoryJobRepository();
    index = new InMemoryJobSearchIndex();
    heard = [];
    const events = new InProcessEventBus();
    events.subscribe(DomainEvent, (event) => Promise.resolve(void heard.push(event)));
    const changes = new JobChanges(jobs, index, new InMemoryUnitOfWork(events, jobs));
    post = new PostJob(changes, clock);
    edit = new EditJob(changes, clock);
    approve = new ApproveJob(changes, clock);
    archive = new ArchiveJob(changes, clock);
    jobId = await post.execute({ employerId: OWNER.userId, form: aJobForm() });
  });

  it('a posted listing is stored, and not found by searching', async () => {
    expect(await jobs.forChange(jobId)).toMatchObject({ employerId: 7, isApproved: false });
    expect(index.titles.size).toBe(0);
  });

  it('an approved one is found, under its new title after an edit and a reapproval only', async () => {
    await approve.execute({ jobId, versions: [1] });
    expect(index.titles.get(jobId)).toBe('Front Desk Agent');
    await edit.execute({ jobId, actor: OWNER, versions: [2], form: { title: 'Night Receptionist' } });
    expect(index.titles.has(jobId)).toBe(false);
    await approve.execute({ jobId, versions: [3] });
    expect(index.titles.get(jobId)).toBe('Night Receptionist');
    expect(heard).toEqual([new JobApproved(jobId), new JobApproved(jobId)]);
  });

  it('an archived one is not found until it is taken back', async () => {
    await approve.execute({ jobId, versions: undefined });
    await archive.execute({ jobId, actor: OWNER, archive: true });
    expect(index.titles.has(jobId)).toBe(false);
    await archive.execute({ jobId, actor: ADMIN, archive: false });
    expect(index.titles.has(jobId)).toBe(true);
  });

  it('archiving twice changes nothing the second time', async () => {
    await archive.execute({ jobId, actor: OWNER, archive: true });
    await archive.execute({ jobId, actor: OWNER, archive: true });
    expect(await jobs.forChange(jobId)).toMatchObject({ isArchived: true, version: 2 });
  });

  it('nobody but the owner edits; nobody but the owner and admins archive', async () => {
    for (const actor of [OTHER, ADMIN]) {
      await expect(edit.execute({ jobId, actor, versions: undefined, form: {} })).rejects.toThrow(JobNotFound);
    }
    await expect(archive.execute({ jobId, actor: OTHER, archive: true })).rejects.toThrow(JobNotFound);
    expect(await jobs.forChange(jobId)).toMatchObject({ version: 1 });
  });

  it('a stale version is refused', async () => {
    await edit.execute({ jobId, actor: OWNER, versions: [1], form: { title: 'Night Receptionist' } });
    await expect(edit.execute({ jobId, actor: OWNER, versions: [1], form: {} })).rejects.toThrow(StaleVersion);
    await expect(approve.execute({ jobId, versions: [1] })).rejects.toThrow(StaleVersion);
  });

  it('a listing that is not there is not found', async () => {
    await expect(approve.execute({ jobId: 999, versions: undefined })).rejects.toThrow(JobNotFound);
    await expect(archive.execute({ jobId: 999, actor: ADMIN, archive: true })).rejects.toThrow(JobNotFound);
  });
});
