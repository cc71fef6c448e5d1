import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { Versions } from '#shared/domain/stale-version.js';
import { NoOpenReports, type ReportOutcome } from '../domain/report.js';
import { ReportClosed } from '../domain/report-events.js';
import { ListingRestrictions } from './ports/listings.js';
import { Reports } from './ports/reports.js';

type DecideReportsCommand = {
  readonly jobId: number;
  /** The versions of the listing that the decision may apply to; undefined allows any. */
  readonly versions: Versions;
  readonly outcome: ReportOutcome;
  /** For the employer; unused when the reports are dismissed. */
  readonly reason: string | null | undefined;
  readonly text: string | null | undefined;
};

/**
 * Closes the open reports of a listing by dismissing them or restricting the listing. Reporters with an account are
 * notified of the outcome, the employer only of a restriction.
 * @throws InvalidFields, JobNotFound, StaleVersion, CannotReject, NoOpenReports
 */
@UseCase()
export class DecideReports {
  constructor(
    private readonly reports: Reports,
    private readonly restrictions: ListingRestrictions,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ jobId, versions, outcome, reason, text }: DecideReportsCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (outcome === 'rejected') await this.restrictions.reject({ jobId, versions, reason, text, isWhole: true });
      if (outcome === 'archived') await this.restrictions.takeDown({ jobId, versions, statement: { reason, text } });
      const closed = await this.reports.close(jobId, outcome, this.clock.now());
      if (closed.length === 0) throw new NoOpenReports();
      this.unitOfWork.record(
        closed.flatMap(({ id, reporterId }) => (reporterId === null ? [] : [new ReportClosed(id, reporterId)])),
      );
      const details = { outcome, reports: closed.length };
      await this.audit.add({ action: 'reports.closed', subject: { kind: 'listing', id: jobId }, details });
    });
  }
}
