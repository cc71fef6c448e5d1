import { Clock } from '#shared/application/clock.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { AccountExports } from './account-exports.js';

/** Deletes expired exports. */
@UseCase()
export class SweepExports {
  constructor(
    private readonly exports: AccountExports,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('sweep-exports', '40 * * * *', { deletes: true })
  async execute(): Promise<void> {
    await this.unitOfWork.run(() => this.exports.removeExpired(this.clock.now()));
  }
}
