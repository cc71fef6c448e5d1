import { FairQueue } from '../../shared/application/limits/fair-queue.js';
import { UseCase } from '../../shared/application/use-case.js';
import { foldText } from '../../shared/domain/folded-text.js';
import { WrongCredentials } from '../domain/identity-errors.js';
import { LONGEST_LOGIN, USER_LIMITS, type User } from '../domain/user.js';
import { KnownAddresses } from './ports/known-addresses.js';
import { PasswordHasher } from './ports/password-hasher.js';
import { UserRepository } from './ports/user-repository.js';
import { SignInLimits } from './sign-in-limits.js';

/** `username` may be an email address; `address` is the network address of the caller. */
export type SignInCommand = { readonly username: string; readonly password: string; readonly address: string };

/** A password takes some 30 ms to check: the last in a full queue waits for about five seconds. */
const QUEUE = { atOnce: 4, waiting: 150, waitingPerCaller: 100 };

/**
 * Finds the account that a username or email address and a password belong to. Only failures count against the limits.
 * @throws WrongCredentials, TooManyAttempts, RateLimiterFailed, TooBusy
 */
@UseCase()
export class SignIn {
  private readonly queue = new FairQueue(QUEUE);

  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: SignInLimits,
    private readonly knownAddresses: KnownAddresses,
  ) {}

  async execute(command: SignInCommand): Promise<User> {
    const { username, password, address } = command;
    if (username.length > LONGEST_LOGIN || password.length > USER_LIMITS.password.max) throw new WrongCredentials();
    return this.queue.run(() => this.attempt(command), { caller: address });
  }

  private async attempt({ username, password, address }: SignInCommand): Promise<User> {
    const user = await this.users.byLogin(username);
    const account = user ? `user:${user.id}` : `name:${foldText(username.trim())}`;
    const takeBackFailure = await this.limits.begin({ account, address, userId: user?.id });
    // Without a user there is no hash, and the answer takes the same time.
    const isRight = await this.hasher.verify(password, user?.passwordHash);
    if (!user || !isRight) throw new WrongCredentials();
    await takeBackFailure();
    await this.knownAddresses.remember(user.id, address);
    return user;
  }
}
