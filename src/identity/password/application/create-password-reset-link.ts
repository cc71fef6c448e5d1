import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { UserNotFound } from '../../accounts/domain/identity-errors.js';
import { AccountTokens } from '../../accounts/application/ports/account-tokens.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';

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
    private readonly audit: AuditLog,
  ) {}

  execute({ userId }: CreatePasswordResetLinkCommand): Promise<{ readonly token: string; readonly expiresAt: Date }> {
    return this.unitOfWork.run(async () => {
      if (!(await this.users.byId(userId))) throw new UserNotFound();
      const link = await this.tokens.replace({ userId, purpose: 'password_reset', email: null });
      await this.audit.add({ action: 'password.link-created', subject: { kind: 'user', id: userId } });
      return link;
    });
  }
}
