import { UseCase } from '#shared/application/use-case.js';
import { SecondFactorNeeded } from '../domain/second-factor.js';
import type { User } from '../../accounts/domain/user.js';
import { Passkeys } from '../../passkeys/application/passkeys.js';
import { SecondFactors } from './second-factors.js';

/**
 * Requires an admin to have a second factor, if the settings say so.
 * @throws SecondFactorNeeded
 */
@UseCase()
export class RequireSecondFactor {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly factors: SecondFactors,
    private readonly isRequired: boolean,
  ) {}

  async execute({ id, role }: Pick<User, 'id' | 'role'>): Promise<void> {
    if (!this.isRequired || role !== 'admin' || (await this.passkeys.of(id)).length > 0) return;
    if (!(await this.factors.find(id))?.isOn) throw new SecondFactorNeeded();
  }
}
