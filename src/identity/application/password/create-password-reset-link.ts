import { AuditLog } from '../../../shared/application/audit/audit-log.js';
import { Clock } from '../../../shared/application/clock.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { UserNotFound } from '../../domain/identity-errors.js';
import { AccountTokens } from '../ports/account-tokens.js';
import { UserRepository } from '../ports/user-repository.js';
import { RESET_LIFETIME } from './request-password-reset.js';

type CreatePasswordResetLinkCommand = { readonly userId: number };

/**
 * Creates a password reset link for an admin to pass on, and revokes earlier ones.
 * @throws UserNotFound
 */
@UseCase()
export class CreatePasswordResetLink {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: AccountTokens,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  execute({ userId }: CreatePasswordResetLinkCommand): Promise<{ readonly token: string; readonly expiresAt: Date }> {
    return this.unitOfWork.run(async () => {
      if (!(await this.users.byId(userId))) throw new UserNotFound();
      const expiresAt = new Date(this.clock.now().getTime() + RESET_LIFETIME);
      await this.tokens.revoke(userId, 'password_reset');
      const token = await this.tokens.issue({ userId, purpose: 'password_reset', email: null, expiresAt });
      await this.audit.add({ action: 'password.link-created', subject: { kind: 'user', id: userId } });
      return { token, expiresAt };
    });
  }
}
