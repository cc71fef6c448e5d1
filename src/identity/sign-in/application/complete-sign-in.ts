import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { CodeRequired } from '../../second-factor/domain/second-factor.js';
import type { User } from '../../accounts/domain/user.js';
import { CODE_LIFETIME, type BrowserSession, type SignInMethod } from './browser-session.js';
import type { ProviderIdentity } from '../../providers/application/linked-identities.js';
import { SecondFactors } from '../../second-factor/application/second-factors.js';
import { AdmitUser } from './admit-user.js';
import { StartSession } from './start-session.js';

type CompleteSignInCommand = {
  /** The user who was just authenticated. */
  readonly user: User;
  readonly method: SignInMethod;
  /** Linked to the account after signing in. */
  readonly identity?: ProviderIdentity;
  readonly session: BrowserSession;
};

/**
 * Signs in an authenticated user. Users with an authenticator app must enter a code first, except with a passkey, which
 * counts as two factors.
 * @throws WrongCredentials if the password has changed since; CodeRequired, AccountIsSuspended, IdentityTaken
 */
@UseCase()
export class CompleteSignIn {
  constructor(
    private readonly admitUser: AdmitUser,
    private readonly factors: SecondFactors,
    private readonly startSession: StartSession,
    private readonly clock: Clock,
  ) {}

  async execute({ user, method, identity, session }: CompleteSignInCommand): Promise<void> {
    await this.admitUser.execute({ user });
    const passedSecondFactor = method === 'passkey';
    if (!passedSecondFactor && (await this.factors.find(user.id))?.isOn) {
      const expiresAt = this.clock.now().getTime() + CODE_LIFETIME;
      await session.keep({ userId: user.id, method, identity, expiresAt }, user);
      throw new CodeRequired();
    }
    await this.startSession.execute({ user, method, identity, passedSecondFactor, session });
  }
}
