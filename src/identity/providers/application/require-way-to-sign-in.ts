import { UseCase } from '#shared/application/use-case.js';
import { LastWayToSignIn } from '../../accounts/domain/identity-errors.js';
import type { User } from '../../accounts/domain/user.js';
import { IdentityProviders } from './identity-providers.js';
import { LinkedIdentities } from './linked-identities.js';
import { Passkeys } from '../../passkeys/application/passkeys.js';

/**
 * Requires an account to have a password, a passkey, or a linked identity whose provider is configured.
 * @throws LastWayToSignIn
 */
@UseCase()
export class RequireWayToSignIn {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly identities: LinkedIdentities,
    private readonly providers: IdentityProviders,
  ) {}

  async execute({ id, passwordHash }: Pick<User, 'id' | 'passwordHash'>): Promise<void> {
    if (passwordHash !== null || (await this.passkeys.of(id)).length > 0) return;
    const names = this.providers.all.map(({ name }) => name);
    const linked = await this.identities.of(id);
    if (!linked.some(({ provider }) => names.includes(provider))) throw new LastWayToSignIn();
  }
}
