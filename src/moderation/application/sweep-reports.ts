import { inBatches } from '#shared/application/background/in-batches.js';
import { Clock } from '#shared/application/clock.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { UseCase } from '#shared/application/use-case.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { Reports } from './ports/reports.js';

/** How long the hashed address of a reporter is kept. */
const RETENTION_DAYS = 30;
const BATCH = 2_000;

/** Erases the addresses of old reports. */
@UseCase()
export class SweepReports {
  constructor(
    private readonly reports: Reports,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('sweep-reports', '35 1 * * *', { deletes: true })
  async execute(): Promise<void> {
    const before = utc(this.clock.now()).subtract(RETENTION_DAYS, 'day').toDate();
    await inBatches(BATCH, (size) => this.reports.eraseAddresses(before, size));
  }
}
