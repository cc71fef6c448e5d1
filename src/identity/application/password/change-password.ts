import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { requireGoodPassword, type User } from '../../domain/user.js';
import { AccountTokens } from '../ports/account-tokens.js';
import { CommonPasswords } from '../ports/common-passwords.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { UserRepository } from '../ports/user-repository.js';
import { ConfirmPassword, type Caller } from './confirm-password.js';

type ChangePasswordCommand = Caller & {
  readonly userId: number;
  readonly currentPassword: string;
  readonly newPassword: string;
};

/**
 * Sets a new password. Ends all sessions and revokes pending password and email links, because someone else may have
 * requested them.
 * @throws InvalidFields, WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class ChangePassword {
  constructor(
    private readonly users: UserRepository,
    private readonly confirmPassword: ConfirmPassword,
    private readonly hasher: PasswordHasher,
    private readonly commonPasswords: CommonPasswords,
    private readonly tokens: AccountTokens,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ userId, currentPassword, newPassword, ...caller }: ChangePasswordCommand): Promise<User> {
    requireGoodPassword('newPassword', newPassword, (password) => this.commonPasswords.includes(password));
    await this.confirmPassword.execute({ userId, password: currentPassword, field: 'currentPassword', ...caller });
    const passwordHash = await this.hasher.hash(newPassword);
    return this.unitOfWork.run(async () => {
      // Both lock rows, so the order must be the same everywhere.
      await this.tokens.revoke(userId, 'email_change', 'password_reset');
      return this.users.change(userId, (user) => user.setPassword(passwordHash));
    });
  }
}
