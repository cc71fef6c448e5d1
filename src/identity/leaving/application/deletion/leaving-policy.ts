import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { conflict } from '#shared/domain/domain-error.js';
import { UserNotFound } from '#identity/accounts/domain/identity-errors.js';
import { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import { checkedReason } from '#identity/administration/domain/suspension.js';
import { ConfirmPassword, type Caller } from '#identity/password/application/confirm-password.js';

/** What someone asked for about their own account, and who does it for them. */
export type LeavingRequest = {
  /** An id, or a username or email address. */
  readonly account: number | string;
  /** For the audit log. */
  readonly reason: string;
  /** The admin, confirmed by password; undefined for an operator of the server. */
  readonly admin?: Caller & { readonly userId: number; readonly password: string };
};

/** Admins delete and export their own accounts in their settings. */
export class OwnAccountRequested extends conflict(
  'own_account_requested',
  'Export or delete your own account in your settings.',
) {}

/** Who may delete or export the account of somebody else. */
@UseCase()
export class LeavingPolicy {
  constructor(
    private readonly users: UserRepository,
    private readonly confirmPassword: ConfirmPassword,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Returns the id of the account and the reason.
   * @throws UserNotFound, InvalidFields, OwnAccountRequested, WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
   */
  async confirm({ account, admin, ...entered }: LeavingRequest): Promise<{ userId: number; reason: string }> {
    const reason = checkedReason(entered.reason);
    if (account === admin?.userId) throw new OwnAccountRequested();
    if (admin) await this.confirmPassword.execute({ ...admin, field: 'password' });
    const user = await this.unitOfWork.run(() =>
      typeof account === 'number' ? this.users.byId(account) : this.users.byLogin(account),
    );
    if (!user) throw new UserNotFound();
    return { userId: user.id, reason };
  }
}
