import { Clock } from '#shared/application/clock.js';
import { inBatches } from '#shared/application/background/in-batches.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { JobSearchIndex } from './ports/job-search-index.js';

const BATCH = 500;

/**
 * Keeps the search index small: removes listings that closed more than a day ago, what was recorded of changes before, and
 * the words that no listing uses.
 * Reopening a listing indexes it again.
 */
@UseCase()
export class TidySearch {
  constructor(
    private readonly index: JobSearchIndex,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('tidy-search', '10 1 * * *', { deletes: true })
  async execute(): Promise<void> {
    const before = utc(this.clock.now()).subtract(1, 'day').toDate();
    await inBatches(BATCH, (size) => this.unitOfWork.run(() => this.index.removeClosedBefore(before, size)));
    await inBatches(BATCH, (size) => this.unitOfWork.run(() => this.index.removeChangesBefore(before, size)));
    await this.index.countWords();
  }
}
