import { PublishDueJobs } from '#jobs/application/upkeep/publish-due-jobs.js';
import type { Job } from '#jobs/domain/job.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryJobRepository } from '../../support/in-memory/jobs/in-memory-job-repository.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { aJob } from '../../support/mothers/job-mother.js';

/** More than one batch. */
const LISTINGS = 103;
/** More than a batch of failures would be found again and again. */
const BROKEN = 101;

class BrokenJobs extends InMemoryJobRepository {
  override change<Result>(id: number, change: (job: Job) => Result): Promise<Awaited<Result>> {
    return id <= BROKEN ? Promise.reject(new Error(`Listing ${id} is broken`)) : super.change(id, change);
  }
}

describe('publishing listings at their time', () => {
  it('publishes all that it can, and then reports those that it could not', async () => {
    const clock = new FixedClock();
    const unitOfWork = new InMemoryUnitOfWork();
    const jobs = new BrokenJobs(unitOfWork);
    const at = new Date(clock.now().getTime() + 60_000);
    for (let id = 1; id <= LISTINGS; id += 1) {
      const job = aJob({ id: await jobs.nextId() });
      job.schedule(at.toISOString(), clock.now());
      job.approve(clock.now());
      await jobs.add(job);
    }
    clock.set(at);
    const run = new PublishDueJobs(jobs, { isPaidFirst: false }, unitOfWork, clock).execute();
    await expect(run).rejects.toThrow('101 listings could not be published');
    expect(jobs.get(BROKEN)).toMatchObject({ isApproved: false });
    for (const id of [BROKEN + 1, LISTINGS]) expect(jobs.get(id)).toMatchObject({ isApproved: true });
  });
});
