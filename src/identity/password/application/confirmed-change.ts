import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { UserNotFound, WrongPassword } from '../../accounts/domain/identity-errors.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { ConfirmPassword, type ConfirmPasswordCommand } from './confirm-password.js';

/**
 * Confirms the caller's password, as `ConfirmPassword` does, and runs a change in a unit of work. The account cannot
 * be recovered until the change is stored, so that nobody uses the moment in which it is recovered from them.
 * @throws WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class ConfirmedChange {
  constructor(
    private readonly users: UserRepository,
    private readonly confirmPassword: ConfirmPassword,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute<T>(command: ConfirmPasswordCommand, change: () => Promise<T>): Promise<T> {
    const { userId, field } = command;
    const user = await this.users.byId(userId);
    if (!user) throw new UserNotFound();
    const { id, email, passwordHash } = user;
    await this.confirmPassword.execute(command);
    return this.unitOfWork.run(async () => {
      if (!(await this.users.isUnchanged({ id, email, passwordHash }))) throw new WrongPassword(field);
      return change();
    });
  }
}
