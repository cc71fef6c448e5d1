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

  /** @throws AggregateError of the listings that could not be published, after publishing the others */
  @ScheduledTask('publish-jobs', '*/5 * * * *')
  async execute(): Promise<void> {
    const errors = new Map<number, unknown>();
    await inBatches(BATCH, async (size) => {
      const due = await this.jobs.due(this.clock.now(), size, [...errors.keys()]);
      for (const id of due) await this.publish(id).catch((error: unknown) => errors.set(id, error));
      return due.length;
    });
    if (errors.size > 0) throw new AggregateError(errors.values(), `${errors.size} listings could not be published`);
  }

  private publish(id: number): Promise<void> {
    return this.unitOfWork.run(() => this.jobs.change(id, (job) => job.release(this.clock.now(), this.premium)));
  }
}
