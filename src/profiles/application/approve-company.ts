import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { Versions } from '#shared/domain/stale-version.js';
import { EmployerProfileRepository } from './ports/profile-repositories.js';

type ApproveCompanyCommand = {
  readonly employerId: number;
  readonly versions: Versions;
};

/**
 * Publishes the changes to a company profile; for admins.
 * @throws ProfileNotFound, StaleVersion
 */
@UseCase()
export class ApproveCompany {
  constructor(
    private readonly profiles: EmployerProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ employerId, versions }: ApproveCompanyCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.profiles.change(employerId, (profile) => profile.approve(versions));
      await this.audit.add({ action: 'company.approved', subject: { kind: 'company', id: employerId } });
    });
  }
}
