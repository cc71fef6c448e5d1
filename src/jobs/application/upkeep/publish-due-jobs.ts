import { inBatches } from '#shared/application/background/in-batches.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { JobRepository } from '../ports/job-repository.js';
import { PremiumTerms } from '../review/premium-terms.js';

const BATCH = 100;

/** Publishes listings that were approved ahead, at the time that their employers chose; each in its own transaction. */
@UseCase()
export class PublishDueJobs {
  constructor(
    private readonly jobs: JobRepository,
    private readonly premium: PremiumTerms,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('publish-jobs', '*/5 * * * *')
  async execute(): Promise<void> {
    await inBatches(BATCH, async (size) => {
      const due = await this.jobs.due(this.clock.now(), size);
      for (const id of due) {
        await this.unitOfWork.run(() => this.jobs.change(id, (job) => job.release(this.clock.now(), this.premium)));
      }
      return due.length;
    });
  }
}
