import { Clock } from '#shared/application/clock.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { UseCase } from '#shared/application/use-case.js';
import { utc } from '#shared/domain/utc-day.js';
import { JobRepository } from '../ports/job-repository.js';

const RETENTION_DAYS = 60;
const BATCH = 200;

/** Deletes listings 60 days after they were archived. The next sweep deletes the files of their applications. */
@UseCase()
export class PurgeArchivedJobs {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('purge-archived-jobs', '0 1 * * *')
  async execute(): Promise<void> {
    const before = utc(this.clock.now()).subtract(RETENTION_DAYS, 'day').toDate();
    while ((await this.jobs.deleteArchivedBefore(before, BATCH)) === BATCH);
  }
}
