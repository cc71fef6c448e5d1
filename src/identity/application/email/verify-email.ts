import { AuditLog } from '../../../shared/application/audit/audit-log.js';
import { Clock } from '../../../shared/application/clock.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { LinkNotValid } from '../../../shared/domain/link-not-valid.js';
import { AccountTokens } from '../ports/account-tokens.js';
import { UserRepository } from '../ports/user-repository.js';

type VerifyEmailCommand = { readonly token: string };

/**
 * Verifies an email address with the link sent to it.
 * @throws LinkNotValid
 */
@UseCase()
export class VerifyEmail {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: AccountTokens,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  execute({ token }: VerifyEmailCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const verification = await this.tokens.consume('email_verification', token);
      if (!verification) throw new LinkNotValid();
      const { userId } = verification;
      await this.users.change(userId, (user) => user.verifyEmail(this.clock.now()));
      await this.audit.add({ action: 'email.verified', subject: { kind: 'user', id: userId } });
    });
  }
}
