import { Clock } from '../../shared/application/clock.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { JobSearchIndex } from './ports/job-search-index.js';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 500;

/**
 * Takes listings out of the search that closed a day ago or earlier, which nobody finds any more, so that it stays quick
 * however many there have been. The change that opens one again puts it back.
 */
@UseCase()
export class TidySearch {
  constructor(
    private readonly index: JobSearchIndex,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY);
    while ((await this.unitOfWork.run(() => this.index.removeClosedBefore(before, BATCH))) === BATCH);
  }
}
