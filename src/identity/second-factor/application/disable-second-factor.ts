import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { SecondFactorIsOff } from '../domain/second-factor.js';
import { SecondFactorDisabled } from '../../accounts/domain/user-events.js';
import { ConfirmPassword } from '../../password/application/confirm-password.js';
import { SecondFactors } from './second-factors.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { CheckCode } from './check-code.js';
import { RequireSecondFactor } from './require-second-factor.js';
import type { ConfirmedChange } from './renew-recovery-codes.js';

/**
 * Turns the second factor off.
 * @throws WrongPassword, SignInAgain, WrongCode, SecondFactorIsOff, SecondFactorNeeded, TooManyAttempts,
 * RateLimiterFailed
 */
@UseCase()
export class DisableSecondFactor {
  constructor(
    private readonly users: UserRepository,
    private readonly confirmPassword: ConfirmPassword,
    private readonly checkCode: CheckCode,
    private readonly requireSecondFactor: RequireSecondFactor,
    private readonly factors: SecondFactors,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(command: ConfirmedChange): Promise<void> {
    const { userId } = command;
    await this.confirmPassword.execute({ ...command, field: 'password' });
    if (!(await this.factors.find(userId))?.isOn) throw new SecondFactorIsOff();
    await this.checkCode.execute(command);
    await this.unitOfWork.run(async () => {
      // Locks the account, so that concurrent removals leave one factor.
      const user = await this.users.change(userId, (locked) => locked);
      if (!(await this.factors.remove(userId))) throw new SecondFactorIsOff();
      await this.requireSecondFactor.execute(user);
      this.unitOfWork.record([new SecondFactorDisabled(userId)]);
    });
  }
}
