import { UseCase } from '../../../shared/application/use-case.js';
import { PassSecondFactorFirst } from '../../domain/second-factor.js';
import { Passkeys } from '../ports/passkeys.js';
import { SecondFactors } from '../ports/second-factors.js';

/** `isHeld`: the settings require a second factor, which this session has not passed. */
export type RequirePassedFactorCommand = { readonly userId: number; readonly isHeld: boolean };

/**
 * Lets a session that is held add a first second factor only. Otherwise a password alone could add one, and then do all.
 * @throws PassSecondFactorFirst
 */
@UseCase()
export class RequirePassedFactor {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ userId, isHeld }: RequirePassedFactorCommand): Promise<void> {
    if (!isHeld) return;
    const isOn = (await this.factors.find(userId))?.isOn ?? false;
    if (isOn || (await this.passkeys.of(userId)).length > 0) throw new PassSecondFactorFirst();
  }
}
