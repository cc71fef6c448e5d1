import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { UserNotFound, WrongPassword } from '../../accounts/domain/identity-errors.js';
import { requireGoodPassword } from '../../accounts/domain/user.js';
import { AccountTokens } from '../../accounts/application/ports/account-tokens.js';
import type { BrowserSession } from '../../sign-in/application/browser-session.js';
import { CommonPasswords } from './common-passwords.js';
import { PasswordHasher } from './password-hasher.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { RenewSession } from '../../sign-in/application/renew-session.js';
import { ConfirmPassword, type Caller } from './confirm-password.js';

type ChangePasswordCommand = Caller & {
  readonly userId: number;
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Continues under a new id. */
  readonly session: BrowserSession;
};

/**
 * Sets a new password. Ends all other sessions and revokes pending password and email links, because someone else may have
 * requested them.
 * @throws InvalidFields, WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed; WrongCredentials if the password
 * has changed again
 */
@UseCase()
export class ChangePassword {
  constructor(
    private readonly users: UserRepository,
    private readonly confirmPassword: ConfirmPassword,
    private readonly hasher: PasswordHasher,
    private readonly commonPasswords: CommonPasswords,
    private readonly tokens: AccountTokens,
    private readonly renewSession: RenewSession,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ userId, currentPassword, newPassword, session, ...caller }: ChangePasswordCommand): Promise<void> {
    requireGoodPassword('newPassword', newPassword, (password) => this.commonPasswords.includes(password));
    const field = 'currentPassword';
    const confirmed = await this.users.byId(userId);
    if (!confirmed) throw new UserNotFound();
    const { email, passwordHash: formerHash } = confirmed;
    await this.confirmPassword.execute({ userId, password: currentPassword, field, ...caller });
    const passwordHash = await this.hasher.hash(newPassword);
    const user = await this.unitOfWork.run(async () => {
      // First, because it locks the account, like links to it.
      const changed = await this.users.change(userId, (owner) => {
        // The account was recovered while the passwords were hashed.
        if (owner.passwordHash !== formerHash || owner.email !== email) throw new WrongPassword(field);
        owner.setPassword(passwordHash);
        return owner;
      });
      await this.tokens.revoke(userId, 'email_change', 'password_reset');
      return changed;
    });
    await this.renewSession.execute({ user, session });
  }
}
