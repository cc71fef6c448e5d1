import { EventBus } from '../../shared/application/event-bus.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { JobNotFound } from '../domain/job-errors.js';
import type { Job } from '../domain/job.js';
import { JobRepository } from './ports/job-repository.js';
import { JobSearchIndex } from './ports/job-search-index.js';

/** Stores listings together with all that has to follow them: what can be searched, and who hears of the change. */
@UseCase()
export class JobChanges {
  constructor(
    private readonly jobs: JobRepository,
    private readonly index: JobSearchIndex,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventBus,
  ) {}

  /** Stores a new listing. */
  async add(job: Job): Promise<Job> {
    return this.unitOfWork.run(() => this.store(job));
  }

  /**
   * Changes a listing while nobody else can.
   * @throws JobNotFound, and what `change` throws
   */
  async change(jobId: number, change: (job: Job) => void): Promise<Job> {
    return this.unitOfWork.run(async () => {
      const job = await this.jobs.forChange(jobId);
      if (!job) throw new JobNotFound();
      change(job);
      return this.store(job);
    });
  }

  private async store(job: Job): Promise<Job> {
    await this.jobs.save(job);
    await (job.isVisible ? this.index.put(job) : this.index.remove(job.id));
    await this.events.publish(job.pullEvents());
    return job;
  }
}
