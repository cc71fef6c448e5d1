import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { UseLink } from '../../accounts/application/use-link.js';

type VerifyEmailCommand = { readonly token: string };

/**
 * Verifies an email address with the link sent to it.
 * @throws LinkNotValid
 */
@UseCase()
export class VerifyEmail {
  constructor(
    private readonly users: UserRepository,
    private readonly useLink: UseLink,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  execute({ token }: VerifyEmailCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { userId } = await this.useLink.execute('email_verification', token);
      await this.users.change(userId, (user) => user.verifyEmail(this.clock.now()));
      await this.audit.add({ action: 'email.verified', subject: { kind: 'user', id: userId } });
    });
  }
}
