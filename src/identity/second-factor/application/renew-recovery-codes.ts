import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { SecondFactorIsOff } from '../domain/second-factor.js';
import { RecoveryCodesRenewed } from '../../accounts/domain/user-events.js';
import { ConfirmPassword, type Caller } from '../../password/application/confirm-password.js';
import { SecondFactors } from './second-factors.js';
import { CheckCode, type CheckCodeCommand } from './check-code.js';

/** A change of the second factor, confirmed with the password and a code. */
export type ConfirmedChange = Caller & CheckCodeCommand & { readonly password: string };

/**
 * Replaces the recovery codes.
 * @throws WrongPassword, SignInAgain, WrongCode, SecondFactorIsOff, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class RenewRecoveryCodes {
  constructor(
    private readonly confirmPassword: ConfirmPassword,
    private readonly checkCode: CheckCode,
    private readonly factors: SecondFactors,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(command: ConfirmedChange): Promise<readonly string[]> {
    const { userId } = command;
    await this.confirmPassword.execute({ ...command, field: 'password' });
    if (!(await this.factors.find(userId))?.isOn) throw new SecondFactorIsOff();
    await this.checkCode.execute(command);
    return this.unitOfWork.run(async () => {
      this.unitOfWork.record([new RecoveryCodesRenewed(userId)]);
      return this.factors.issueRecoveryCodes(userId, this.clock.now());
    });
  }
}
