import { UseCase } from '#shared/application/use-case.js';
import { PassSecondFactorFirst } from '../domain/second-factor.js';
import type { BrowserSession } from '../../sign-in/application/browser-session.js';
import { Passkeys } from '../../passkeys/application/passkeys.js';
import { SecondFactors } from './second-factors.js';

export type RequirePassedFactorCommand = { readonly userId: number; readonly session: BrowserSession };

/**
 * Lets a held session add a second factor only if the account has none. Otherwise the password alone would be enough to
 * add one and get past the check.
 * @throws PassSecondFactorFirst
 */
@UseCase()
export class RequirePassedFactor {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ userId, session }: RequirePassedFactorCommand): Promise<void> {
    if (!session.isHeld) return;
    const isOn = (await this.factors.find(userId))?.isOn ?? false;
    if (isOn || (await this.passkeys.of(userId)).length > 0) throw new PassSecondFactorFirst();
  }
}
