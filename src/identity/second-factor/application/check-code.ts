import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { readCode, WrongCode, type EnteredCode } from '../domain/second-factor.js';
import { RecoveryCodeUsed } from '../../accounts/domain/user-events.js';
import { OneTimeCodes, SecondFactors } from './second-factors.js';
import { SignInLimits } from '../../sign-in/application/sign-in-limits.js';

/** `address` is the network address of the caller. */
export type CheckCodeCommand = { readonly userId: number; readonly code: string; readonly address: string };

/**
 * Uses an authenticator app code or a recovery code. Failures are limited like wrong passwords.
 * @throws WrongCode, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class CheckCode {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly limits: SignInLimits,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async execute({ userId, code, address }: CheckCodeCommand): Promise<void> {
    const entered = readCode(code);
    // Malformed, so it does not count as a guess.
    if (!entered) throw new WrongCode();
    const refund = await this.limits.begin({ account: `code:${userId}`, address, userId, guesses: 'code' });
    const isRight =
      entered.kind === 'app' ? await this.useApp(userId, entered) : await this.useRecovery(userId, entered);
    if (!isRight) {
      await this.audit.add({ action: 'second-factor.failed', subject: { kind: 'user', id: userId } });
      throw new WrongCode();
    }
    await refund();
  }

  private async useApp(userId: number, { text }: EnteredCode): Promise<boolean> {
    const { secret } = (await this.factors.find(userId)) ?? {};
    const step = secret === undefined ? undefined : this.codes.stepOf(secret, text, this.clock.now());
    return step !== undefined && this.factors.useStep(userId, step);
  }

  private useRecovery(userId: number, { text }: EnteredCode): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      if (!(await this.factors.useRecoveryCode(userId, text))) return false;
      this.unitOfWork.record([new RecoveryCodeUsed(userId)]);
      return true;
    });
  }
}
