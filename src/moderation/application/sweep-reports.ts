import { Clock } from '../../shared/application/clock.js';
import { ScheduledTask } from '../../shared/application/background/scheduled-task.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { Reports } from './ports/reports.js';

/** How long the hashed address of a reporter is kept, in milliseconds. */
const RETENTION = 30 * 24 * 60 * 60 * 1000;

/** Erases the addresses of old reports. */
@UseCase()
export class SweepReports {
  constructor(
    private readonly reports: Reports,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('sweep-reports', '35 1 * * *')
  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION);
    await this.unitOfWork.run(() => this.reports.eraseAddresses(before));
  }
}
