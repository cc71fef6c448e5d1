import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UseCase } from '#shared/application/use-case.js';
import { UserNotFound } from '../../accounts/domain/identity-errors.js';
import { AccountTokens } from '../../accounts/application/ports/account-tokens.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import type { Caller } from './confirm-password.js';
import { ConfirmedChange } from './confirmed-change.js';

type CreatePasswordResetLinkCommand = Caller & {
  readonly adminId: number;
  readonly password: string;
  readonly userId: number;
};

/**
 * Creates a password reset link for an admin to pass on, and revokes earlier ones. The admin confirms it with their
 * password.
 * @throws UserNotFound, WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class CreatePasswordResetLink {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: AccountTokens,
    private readonly confirmedChange: ConfirmedChange,
    private readonly audit: AuditLog,
  ) {}

  execute({
    userId,
    adminId,
    ...caller
  }: CreatePasswordResetLinkCommand): Promise<{ readonly token: string; readonly expiresAt: Date }> {
    return this.confirmedChange.execute({ ...caller, userId: adminId, field: 'password' }, async () => {
      if (!(await this.users.byId(userId))) throw new UserNotFound();
      const link = await this.tokens.replace({ userId, purpose: 'password_reset', email: null });
      await this.audit.add({ action: 'password.link-created', subject: { kind: 'user', id: userId } });
      return link;
    });
  }
}
