import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import { chosenRetention, effectiveRetention, retentionBounds, type Retention } from '../../domain/retention.js';
import { Colleagues } from '../ports/colleagues.js';
import { ApplicationRetention } from '../ports/application-retention.js';
import type { KeptApplicationsBody, RetentionBody } from './retention.view.js';

/** How long a company keeps applications, within the limits of the site. */
@UseCases()
export class CompanyRetention {
  constructor(
    private readonly retention: ApplicationRetention,
    private readonly colleagues: Colleagues,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    /** After how many days the site deletes rejected applications; 0 for never. */
    private readonly siteDays: number,
  ) {}

  async read(companyId: number): Promise<RetentionBody> {
    const { shortest, rejected, ended } = retentionBounds(this.siteDays);
    const limits = { shortestDays: shortest, longestRejectedDays: rejected, longestEndedDays: ended };
    return { ...(await this.retention.find(companyId)), ...limits, siteDays: this.siteDays || null };
  }

  /** What applies to those who apply; undefined for a company without members. */
  async kept(companyId: number): Promise<KeptApplicationsBody | undefined> {
    if ((await this.colleagues.colleagues({ employerId: companyId })).length === 0) return undefined;
    return effectiveRetention(await this.retention.find(companyId), this.siteDays);
  }

  /** @throws InvalidFields */
  async choose({ companyId, ...entered }: Retention & { readonly companyId: number }): Promise<RetentionBody> {
    const chosen = chosenRetention(entered, this.siteDays);
    return this.unitOfWork.run(async () => {
      await this.retention.choose(companyId, chosen);
      const details = { rejected: chosen.rejectedDays ?? 'site', ended: chosen.endedDays ?? 'site' };
      await this.audit.add({
        action: 'company.retention-changed',
        subject: { kind: 'company', id: companyId },
        details,
      });
      return this.read(companyId);
    });
  }
}
