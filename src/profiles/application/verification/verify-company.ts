import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { Versions } from '#shared/domain/stale-version.js';
import { EmployerProfileRepository } from '../ports/profile-repositories.js';

type VerifyCompanyCommand = {
  readonly employerId: number;
  /** The reason, visible to admins only. */
  readonly note: string;
  readonly versions: Versions;
};

/**
 * Verifies a company whose name an admin has checked; for admins.
 * @throws InvalidFields, ProfileNotFound, StaleVersion, CannotVerify
 */
@UseCase()
export class VerifyCompany {
  constructor(
    private readonly profiles: EmployerProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  execute({ employerId, note, versions }: VerifyCompanyCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.profiles.change(employerId, (profile) => profile.verify(note, this.clock.now(), versions));
      const subject = { kind: 'company', id: employerId } as const;
      await this.audit.add({ action: 'company.verified', subject, details: { by: 'admin' } });
    });
  }
}
