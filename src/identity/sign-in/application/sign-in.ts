import { AuditLog } from '#shared/application/audit/audit-log.js';
import { FairQueue } from '#shared/application/limits/fair-queue.js';
import { RateLimiter, TooManyAttempts, type Allowance } from '#shared/application/limits/rate-limiter.js';
import { UseCase } from '#shared/application/use-case.js';
import type { AuditEntry } from '#shared/domain/audit-entry.js';
import { foldText } from '#shared/domain/text/folded-text.js';
import { WrongCredentials } from '../../accounts/domain/identity-errors.js';
import { LONGEST_LOGIN, USER_LIMITS, type User } from '../../accounts/domain/user.js';
import { PasswordHasher } from '../../password/application/password-hasher.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { SignInLimits, type SignInAttempt } from './sign-in-limits.js';

/** `username` may be an email address; `address` is the network address of the caller. */
type SignInCommand = { readonly username: string; readonly password: string; readonly address: string };

/** Checking a password takes about 30 ms, so the last in a full queue waits about five seconds. */
const QUEUE = { atOnce: 4, waiting: 150, waitingPerCaller: 100 };

/** Limits the audit entries for refused attempts, so that nobody can flood the log. */
const RECORDED_REFUSALS: Allowance = { name: 'recorded-login-refusal', points: 1, seconds: 15 * 60 };

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
    private readonly limiter: RateLimiter,
    private readonly audit: AuditLog,
  ) {}

  async execute(command: SignInCommand): Promise<User> {
    const { username, password, address } = command;
    if (username.length > LONGEST_LOGIN || password.length > USER_LIMITS.password.max) throw new WrongCredentials();
    return this.queue.run(() => this.attempt(command), { caller: address });
  }

  private async attempt({ username, password, address }: SignInCommand): Promise<User> {
    const user = await this.users.byLogin(username);
    const account = user ? `user:${user.id}` : `name:${foldText(username.trim())}`;
    const refund = await this.begin({ account, address, userId: user?.id });
    // Takes the same time without a user, so that response times do not reveal which accounts exist.
    const isRight = await this.hasher.verify(password, user?.passwordHash);
    if (!user || !isRight) {
      await this.audit.add({ action: 'sign-in.failed', ...about(user?.id) });
      throw new WrongCredentials();
    }
    await refund();
    return user;
  }

  private async begin(attempt: SignInAttempt): Promise<() => Promise<void>> {
    try {
      return await this.limits.begin(attempt);
    } catch (error) {
      const { account, address, userId } = attempt;
      if (error instanceof TooManyAttempts && !(await this.limiter.consume(RECORDED_REFUSALS, `${account} ${address}`)))
        await this.audit.add({ action: 'sign-in.refused', ...about(userId), details: { reason: 'too-many-attempts' } });
      throw error;
    }
  }
}

function about(userId: number | undefined): Pick<AuditEntry, 'subject'> {
  return userId === undefined ? {} : { subject: { kind: 'user', id: userId } };
}
