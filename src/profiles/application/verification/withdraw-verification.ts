import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { EmployerProfileRepository } from '../ports/profile-repositories.js';

type WithdrawVerificationCommand = {
  readonly employerId: number;
  /** Shown to the employer. */
  readonly reason: string;
};

/**
 * Withdraws the verification of a company; for admins.
 * @throws InvalidFields, ProfileNotFound, NotVerified
 */
@UseCase()
export class WithdrawVerification {
  constructor(
    private readonly profiles: EmployerProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  execute({ employerId, reason }: WithdrawVerificationCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.profiles.change(employerId, (profile) => profile.withdrawVerification(reason));
      await this.audit.add({ action: 'company.verification-withdrawn', subject: { kind: 'company', id: employerId } });
    });
  }
}
