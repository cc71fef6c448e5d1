import type { AuditLog } from '#shared/application/audit/audit-log.js';
import type { Clock } from '#shared/application/clock.js';
import { inBatches } from '#shared/application/background/in-batches.js';
import type { Due } from '#shared/application/background/retention.js';
import { ScheduledTask, type TaskResult } from '#shared/application/background/scheduled-task.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { utc } from '#shared/domain/values/utc-day.js';

const BATCH = 5_000;

/** Deletes entries of the audit log after some years, and records each deletion. */
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
    const before = this.before();
    const auditEntries = await inBatches(BATCH, (size) => this.unitOfWork.run(() => this.trim(before, size)));
    return { deleted: { auditEntries } };
  }

  /** The entries that the next run will delete; undefined if entries are kept forever. */
  async due(): Promise<Due | undefined> {
    return this.keptYears === 0 ? undefined : this.audit.dueBefore(this.before());
  }

  private async trim(before: Date, limit: number): Promise<number> {
    const deleted = await this.audit.deleteBefore(before, limit);
    if (deleted > 0) await this.audit.add({ action: 'audit.trimmed', details: { deleted } });
    return deleted;
  }

  private before(): Date {
    return utc(this.clock.now()).subtract(this.keptYears, 'year').toDate();
  }
}
