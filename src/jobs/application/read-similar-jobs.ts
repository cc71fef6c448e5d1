import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { JobNotFound } from '../domain/job-errors.js';
import type { JobCard } from './ports/job-card.js';
import { JobQueries, type EndedOrOpenJob } from './ports/job-queries.js';
import { SimilarJobs } from './ports/similar-jobs.js';

/** What everyone may know of a listing that is open or has ended, and open listings to apply to instead. */
export type JobWithSimilar = {
  readonly job: EndedOrOpenJob;
  readonly similar: readonly JobCard[];
};

/**
 * Reads what is similar to a published listing that is open or has ended: it has closed, or its employer archived it.
 * @throws JobNotFound for all others, as if they had never been published
 */
@UseCase()
export class ReadSimilarJobs {
  constructor(
    private readonly jobs: JobQueries,
    private readonly similar: SimilarJobs,
    private readonly clock: Clock,
  ) {}

  async execute(jobId: number): Promise<JobWithSimilar> {
    const job = await this.jobs.endedOrOpen(jobId, this.clock.now());
    if (!job) throw new JobNotFound();
    return { job, similar: await this.similar.to(job) };
  }
}
