import { UseCase } from '../../../shared/application/use-case.js';
import { NothingPending, WrongCredentials, WrongPassword } from '../../domain/identity-errors.js';
import type { User } from '../../domain/user.js';
import type { ProviderIdentity } from '../ports/linked-identities.js';
import { SignIn } from '../sign-in.js';
import { LinkIdentity } from './link-identity.js';

export type LinkWithPasswordCommand = {
  readonly identity: ProviderIdentity;
  readonly password: string;
  /** The network address of the caller. */
  readonly address: string;
};

/**
 * Links an identity to the account with its email address, for someone who knows the password. Failures count like failed
 * sign-ins.
 * @throws WrongPassword, IdentityTaken, TooManyAttempts, RateLimiterFailed, TooBusy
 */
@UseCase()
export class LinkWithPassword {
  constructor(
    private readonly signIn: SignIn,
    private readonly linkIdentity: LinkIdentity,
  ) {}

  async execute({ identity, password, address }: LinkWithPasswordCommand): Promise<User> {
    if (identity.email === null) throw new NothingPending();
    const user = await this.signIn.execute({ username: identity.email, password, address }).catch((error: unknown) => {
      throw error instanceof WrongCredentials ? new WrongPassword('password') : error;
    });
    return this.linkIdentity.execute({ userId: user.id, identity });
  }
}
