import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { NothingPending } from '../../accounts/domain/identity-errors.js';
import type { User } from '../../accounts/domain/user.js';
import type { BrowserSession } from './browser-session.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { CheckCode } from '../../second-factor/application/check-code.js';
import { AdmitUser } from './admit-user.js';
import { StartSession } from './start-session.js';

type EnterSignInCodeCommand = { readonly code: string; readonly session: BrowserSession };

/**
 * Completes a pending sign-in with a code.
 * @throws NothingPending, WrongCode, TooManyAttempts, RateLimiterFailed, WrongCredentials, AccountIsSuspended,
 * IdentityTaken
 */
@UseCase()
export class EnterSignInCode {
  constructor(
    private readonly users: UserRepository,
    private readonly admitUser: AdmitUser,
    private readonly checkCode: CheckCode,
    private readonly startSession: StartSession,
    private readonly clock: Clock,
  ) {}

  async execute({ code, session }: EnterSignInCodeCommand): Promise<User> {
    const { pending } = session;
    if (!pending || pending.expiresAt <= this.clock.now().getTime()) throw new NothingPending();
    const { userId, method, identity } = pending;
    const user = await this.users.byId(userId);
    if (!user || !session.isPendingFor(user)) throw new NothingPending();
    await this.admitUser.execute({ user });
    await this.checkCode.execute({ userId, code, address: session.address });
    await this.startSession.execute({ user, method, identity, passedSecondFactor: true, session });
    return user;
  }
}
