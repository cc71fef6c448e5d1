import { UseCase } from '#shared/application/use-case.js';
import { NothingPending, WrongCredentials, WrongPassword } from '../../accounts/domain/identity-errors.js';
import type { User } from '../../accounts/domain/user.js';
import type { ProviderIdentity } from './linked-identities.js';
import { SignIn } from '../../sign-in/application/sign-in.js';

type FindWithPasswordCommand = {
  readonly identity: ProviderIdentity;
  readonly password: string;
  /** The network address of the caller. */
  readonly address: string;
};

/**
 * Finds the account with an identity's email address after checking its password. Failures count as failed sign-ins.
 * @throws WrongPassword, NothingPending, TooManyAttempts, RateLimiterFailed, TooBusy
 */
@UseCase()
export class FindWithPassword {
  constructor(private readonly signIn: SignIn) {}

  async execute({ identity, password, address }: FindWithPasswordCommand): Promise<User> {
    if (identity.email === null) throw new NothingPending();
    return this.signIn.execute({ username: identity.email, password, address }).catch((error: unknown) => {
      throw error instanceof WrongCredentials ? new WrongPassword('password') : error;
    });
  }
}
