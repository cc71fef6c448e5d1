import { Gate } from '../../shared/application/gate.js';
import { RateLimiter, TooManyAttempts, type Allowance } from '../../shared/application/rate-limiter.js';
import { UseCase } from '../../shared/application/use-case.js';
import { foldText } from '../../shared/domain/folded-text.js';
import { WrongCredentials } from '../domain/identity-errors.js';
import type { User } from '../domain/user.js';
import { OneAtATime } from './one-at-a-time.js';
import { PasswordHasher } from './ports/password-hasher.js';
import { UserRepository } from './ports/user-repository.js';

export type SignInCommand = { readonly username: string; readonly password: string; readonly address: string };

const QUARTER_OF_AN_HOUR = 15 * 60;
const PER_ACCOUNT: Allowance = { name: 'failed-login-account', points: 10, seconds: QUARTER_OF_AN_HOUR };
const PER_ADDRESS: Allowance = { name: 'failed-login-address', points: 100, seconds: QUARTER_OF_AN_HOUR };

/** Attempts at once; the others would wait for more than a second or two. */
const AT_ONCE = { total: 80, perKey: 20 };

/**
 * Tells who a username or email address and a password belong to.
 * Only failures count against the limits, which are looked at before any hashing.
 * @throws WrongCredentials, TooManyAttempts, TurnedAway
 */
@UseCase()
export class SignIn {
  private readonly gate = new Gate(AT_ONCE);
  private readonly queue = new OneAtATime();

  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly limiter: RateLimiter,
  ) {}

  execute(command: SignInCommand): Promise<User> {
    return this.gate.run(command.address, () => this.inTurn(command));
  }

  private async inTurn(command: SignInCommand): Promise<User> {
    refuseAfter(await this.limiter.blockedFor(PER_ADDRESS, command.address));
    const user = await this.users.byLogin(command.username);
    // All spellings, and the email, are one account; a name that nobody has is limited all the same.
    const account = user ? `user:${user.id}` : `name:${foldText(command.username.trim())}`;
    // Attempts at one account, and from one address, follow each other: many at once must not pass a limit before the
    // first is counted. Always in this order, or two could wait for each other.
    return this.queue.run(account, () =>
      this.queue.run(`address:${command.address}`, () => this.attempt(command, user, account)),
    );
  }

  private async attempt(command: SignInCommand, user: User | undefined, account: string): Promise<User> {
    await this.requireAllowance(account, command.address);
    const right = await this.hasher.verify(command.password, user?.passwordHash);
    if (user && right) {
      // Another process may have counted the last failure meanwhile: a guess beyond the limit is worth nothing, if right too.
      await this.requireAllowance(account, command.address);
      return user;
    }
    refuseAfter(
      Math.max(
        await this.limiter.consume(PER_ACCOUNT, account),
        await this.limiter.consume(PER_ADDRESS, command.address),
      ),
    );
    throw new WrongCredentials();
  }

  private async requireAllowance(account: string, address: string): Promise<void> {
    refuseAfter(await this.limiter.blockedFor(PER_ACCOUNT, account));
    refuseAfter(await this.limiter.blockedFor(PER_ADDRESS, address));
  }
}

function refuseAfter(wait: number): void {
  if (wait > 0) throw new TooManyAttempts('Too many failed sign-ins. Please wait a while and try again.', wait);
}
