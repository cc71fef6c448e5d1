import { Clock } from '../../shared/application/clock.js';
import { UseCase } from '../../shared/application/use-case.js';
import { JobRepository } from './ports/job-repository.js';

/** How long an archived listing can be taken back, in milliseconds: 60 days. */
const KEPT_FOR = 60 * 24 * 60 * 60 * 1000;
const BATCH = 200;

/** Deletes listings 60 days after they were archived; the next sweep deletes the files of their applications. */
@UseCase()
export class PurgeArchivedJobs {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_FOR);
    while ((await this.jobs.deleteArchivedBefore(before, BATCH)) === BATCH);
  }
}
