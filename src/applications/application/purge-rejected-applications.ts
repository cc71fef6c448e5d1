import type { Clock } from '#shared/application/clock.js';
import type { Due } from '#shared/application/background/retention.js';
import { ScheduledTask, type TaskResult } from '#shared/application/background/scheduled-task.js';
import { utc } from '#shared/domain/values/utc-day.js';
import type { ApplicationRepository } from './ports/application-repository.js';

const BATCH = 500;

/** Deletes applications a number of days after their rejection; the next sweep deletes their files. */
export class PurgeRejectedApplications {
  /** `keptDays`: 0 keeps them forever. */
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly clock: Clock,
    private readonly keptDays: number,
  ) {}

  @ScheduledTask('purge-rejected-applications', '5 1 * * *', { deletes: true })
  async execute(): Promise<TaskResult> {
    if (this.keptDays === 0) return;
    const before = this.before();
    let applications = 0;
    for (let after: number | null = 0; after !== null;) {
      const { deleted, last } = await this.applications.deleteRejectedBefore(before, after, BATCH);
      applications += deleted;
      after = last;
    }
    return { deleted: { applications } };
  }

  /** What the next run deletes; undefined if applications are kept forever. */
  async due(): Promise<Due | undefined> {
    return this.keptDays === 0 ? undefined : this.applications.rejectedBefore(this.before());
  }

  private before(): Date {
    return utc(this.clock.now()).subtract(this.keptDays, 'day').toDate();
  }
}
