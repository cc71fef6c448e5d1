import type { AuditLog } from '#shared/application/audit/audit-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Due } from '#shared/application/background/retention.js';
import { ScheduledTask, type TaskResult } from '#shared/application/background/scheduled-task.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { utc } from '#shared/domain/values/utc-day.js';

/** Deletes entries of the audit log after some years, and records the deletion. */
export class PurgeAuditLog {
  /** With `keptYears` 0, entries are kept forever. */
  constructor(
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly keptYears: number,
  ) {}

  @ScheduledTask('purge-audit-log', '55 1 * * *', { deletes: true })
  async execute(): Promise<TaskResult> {
    if (this.keptYears === 0) return;
    return this.unitOfWork.run(async () => {
      const deleted = await this.audit.deleteBefore(this.before());
      if (deleted > 0) await this.audit.add({ action: 'audit.trimmed', details: { deleted } });
      return { deleted: { auditEntries: deleted } };
    });
  }

  /** The entries that the next run will delete; undefined if entries are kept forever. */
  async due(): Promise<Due | undefined> {
    return this.keptYears === 0 ? undefined : this.audit.dueBefore(this.before());
  }

  private before(): Date {
    return utc(this.clock.now()).subtract(this.keptYears, 'year').toDate();
  }
}
