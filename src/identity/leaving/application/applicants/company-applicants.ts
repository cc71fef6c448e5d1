import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import { checkedReason } from '#identity/administration/domain/suspension.js';
import { ApplicantErased } from '../../domain/applicant-erased.js';
import { ApplicantNotFound } from '../../domain/leaving-errors.js';
import { ApplicantData, type OfApplicant } from './applicant-data.js';
import type { ApplicantDataBody } from './applicant-data.view.js';

/** What owners and recruiters do with all that their company holds about one applicant. */
@UseCases()
export class CompanyApplicants {
  constructor(
    private readonly data: ApplicantData,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ApplicantNotFound */
  async held(applicant: OfApplicant): Promise<ApplicantDataBody> {
    const held = await this.data.held(applicant);
    if (!held) throw new ApplicantNotFound();
    return held;
  }

  /** @throws ApplicantNotFound */
  async export(applicant: OfApplicant): Promise<AsyncIterable<Uint8Array>> {
    await this.held(applicant);
    await this.note('company.applicant-exported', applicant);
    return this.data.archive(applicant);
  }

  /**
   * Deletes it, and tells the applicant, who keeps the conversations.
   * @throws ApplicantNotFound, InvalidFields
   */
  async erase({ reason: entered, ...applicant }: OfApplicant & { readonly reason: string }): Promise<void> {
    const reason = checkedReason(entered);
    await this.unitOfWork.run(async () => {
      await this.data.lock(applicant);
      await this.held(applicant);
      const company = await this.data.erase(applicant);
      this.unitOfWork.record([
        new ApplicantErased(applicant.companyId, applicant.jobSeekerId, company, this.clock.now()),
      ]);
      await this.note('company.applicant-deleted', applicant, { reason });
    });
  }

  private note(
    action: 'company.applicant-exported' | 'company.applicant-deleted',
    { companyId, jobSeekerId }: OfApplicant,
    details: { readonly reason?: string } = {},
  ): Promise<void> {
    return this.audit.add({
      action,
      subject: { kind: 'company', id: companyId },
      details: { applicant: jobSeekerId, ...details },
    });
  }
}
