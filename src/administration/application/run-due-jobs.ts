import { Clock } from '../../shared/application/clock.js';
import { Exclusive } from '../../shared/application/exclusive.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { BackupRunning } from '../domain/backup-errors.js';
import { LOCKS } from './locks.js';
import { RETRY_AFTER, slotAt, type ScheduledJob } from '../domain/scheduled-job.js';
import { JobRuns } from './ports/job-runs.js';
import { FailureLog, ScheduledJobs } from './ports/scheduled-jobs.js';

/**
 * Runs every job whose slot was not run yet, one after the other, in one process of all. After a time without any
 * process, what was missed is made up for once.
 */
@UseCase()
export class RunDueJobs {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly runs: JobRuns,
    private readonly exclusive: Exclusive,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: FailureLog,
  ) {}

  async execute(): Promise<void> {
    await this.exclusive.run(LOCKS.schedule, async () => {
      for (const job of this.jobs.all()) await this.runIfDue(job);
    });
  }

  private async runIfDue(job: ScheduledJob): Promise<void> {
    const now = this.clock.now();
    const slot = slotAt(now, job.every);
    const retryBefore = new Date(now.getTime() - RETRY_AFTER);
    const begun = await this.unitOfWork.run(() => this.runs.begin(job.name, slot, now, retryBefore));
    if (!begun) return;
    if (begun.afterCutOff) this.log.cutOff(job.name);
    let fault: string | null = null;
    try {
      await job.run();
    } catch (error) {
      // Somebody makes a backup by hand: this one is due at the next look.
      if (error instanceof BackupRunning) return this.unitOfWork.run(() => this.runs.giveBack(job.name, slot));
      // The others run all the same.
      this.log.failed(job.name, error);
      fault = error instanceof Error ? error.message : String(error);
    }
    await this.unitOfWork.run(() => this.runs.finish(job.name, slot, this.clock.now(), fault));
  }
}
