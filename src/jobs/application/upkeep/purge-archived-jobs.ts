import { Clock } from '#shared/application/clock.js';
import { inBatches } from '#shared/application/background/in-batches.js';
import { ScheduledTask, type TaskResult } from '#shared/application/background/scheduled-task.js';
import { UseCase } from '#shared/application/use-case.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { JobRepository } from '../ports/job-repository.js';

const RETENTION_DAYS = 60;
/** Few, because hundreds of applications may go with each of them. */
const BATCH = 20;

/** Deletes listings 60 days after they were archived. The next sweep deletes the files of their applications. */
@UseCase()
export class PurgeArchivedJobs {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('purge-archived-jobs', '0 1 * * *', { deletes: true })
  async execute(): Promise<TaskResult> {
    const before = utc(this.clock.now()).subtract(RETENTION_DAYS, 'day').toDate();
    const listings = await inBatches(BATCH, (size) => this.jobs.deleteArchivedBefore(before, size));
    return { deleted: { listings } };
  }
}
