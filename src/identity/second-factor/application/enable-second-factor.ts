import { Clock } from '#shared/application/clock.js';
import { UserSessions } from '#shared/application/sessions/user-sessions.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { readCode, SecondFactorIsOff, SecondFactorIsOn, WrongCode } from '../domain/second-factor.js';
import { SecondFactorEnabled } from '../../accounts/domain/user-events.js';
import { OneTimeCodes, SecondFactors } from './second-factors.js';
import { RequirePassedFactor, type RequirePassedFactorCommand } from './require-passed-factor.js';

type EnableSecondFactorCommand = RequirePassedFactorCommand & { readonly code: string };

/**
 * Turns the second factor on with a first code, which proves that the app has the secret. Ends all other sessions,
 * which started without one. Returns the recovery codes, which cannot be read again.
 * @throws WrongCode, PassSecondFactorFirst, SecondFactorIsOff, SecondFactorIsOn
 */
@UseCase()
export class EnableSecondFactor {
  constructor(
    private readonly requirePassedFactor: RequirePassedFactor,
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly sessions: UserSessions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, code, session }: EnableSecondFactorCommand): Promise<readonly string[]> {
    await this.requirePassedFactor.execute({ userId, session });
    const proposed = await this.factors.find(userId);
    if (proposed?.isOn) throw new SecondFactorIsOn();
    if (proposed?.secret === undefined) throw new SecondFactorIsOff();
    const now = this.clock.now();
    const step = this.codes.stepOf(proposed.secret, readCode(code)?.text ?? '', now);
    if (step === undefined) throw new WrongCode();
    const recoveryCodes = await this.unitOfWork.run(async () => {
      if (!(await this.factors.enable(userId, step, now))) throw new SecondFactorIsOn();
      // Another tab may have replaced the secret since the code was checked.
      if ((await this.factors.find(userId))?.secret !== proposed.secret) throw new WrongCode();
      const issued = await this.factors.issueRecoveryCodes(userId, now);
      await this.sessions.endAll(userId, session.id);
      this.unitOfWork.record([new SecondFactorEnabled(userId)]);
      return issued;
    });
    session.passSecondFactor();
    return recoveryCodes;
  }
}
