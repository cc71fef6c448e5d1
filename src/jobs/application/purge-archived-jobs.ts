import { Clock } from '../../shared/application/clock.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { ArchivedJobs } from './ports/archived-jobs.js';

/** Milliseconds for which an archived listing can be taken back: 60 days. */
const KEPT_FOR = 60 * 24 * 60 * 60 * 1000;
const BATCH = 200;

/** Deletes the listings that were archived 60 days ago or longer; the files of their applications go with the next sweep. */
@UseCase()
export class PurgeArchivedJobs {
  constructor(
    private readonly jobs: ArchivedJobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_FOR);
    while ((await this.unitOfWork.run(() => this.jobs.deleteArchivedBefore(before, BATCH))) === BATCH);
  }
}
